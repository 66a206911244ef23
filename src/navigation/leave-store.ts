import { makeAutoObservable, observableRef } from 'mobx'
import { bookingStore, type BookingStore } from '#entities/booking'
import { wizardStore, type WizardStore } from '#entities/process'
import { defineStore } from '#shared/store/define-store'

/** The question whether to leave a booking with a held time. */
class LeaveStore {
  /** What leaving is; null while nothing is asked. */
  leave: (() => void) | null = null

  constructor(
    private readonly booking: BookingStore,
    private readonly wizard: WizardStore,
  ) {
    makeAutoObservable<this, 'booking' | 'wizard'>(
      this,
      { leave: observableRef, booking: false, wizard: false },
      { autoBind: true },
    )
  }

  ask(leave: () => void): void {
    this.leave = leave
  }

  /** Asks where a time is held, and only there (WZ-15). Returns whether it asks. That of a saved booking is not lost. */
  askIfHeld(leave: () => void): boolean {
    const isHeld = Boolean(this.wizard.process && this.booking.booking?.booking_total_duration?.start)
    if (isHeld) this.ask(leave)
    return isHeld
  }

  /** The visitor stays. */
  stay(): void {
    this.leave = null
  }

  confirm(): void {
    const { leave } = this
    this.stay()
    leave?.()
  }
}

export const leaveStore = defineStore('leave', (get) => new LeaveStore(get(bookingStore), get(wizardStore)))
