import { makeAutoObservable, observableRef } from 'mobx'
import { bookingStore, type BookingStore } from '#entities/booking'
import { wizardStore, type WizardStore } from '#entities/process'
import { defineStore } from '#shared/store/define-store'

/** Confirmation before a booking with a held time is left. */
class LeaveStore {
  /** The action that leaves the booking, or null while no confirmation is shown. */
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

  /**
   * Asks for confirmation if a time is held (WZ-15), and returns whether it does. The time of a saved booking needs
   * none.
   */
  askIfHeld(leave: () => void): boolean {
    const isHeld = Boolean(this.wizard.process && this.booking.booking?.booking_total_duration?.start)
    if (isHeld) this.ask(leave)
    return isHeld
  }

  /** Cancels the confirmation, so the visitor stays. */
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
