import { makeAutoObservable, observableRef } from 'mobx'
import { bookingStore, type BookingStore } from '#entities/booking'
import { wizardStore, type WizardStore } from '#entities/process'
import { defineStore } from '#shared/store/define-store'
import { hasMoney } from '../wizard/has-money'

/** From this step on, which follows the workplace, leaving requires confirmation. */
const ASKS_FROM_STEP = 2

/** Confirmation before a booking is left for another page. */
class LeaveStore {
  /** The action that leaves the booking, or null while no confirmation is shown. */
  leave: (() => void) | null = null

  constructor(
    private readonly booking: BookingStore,
    private readonly wizard: WizardStore,
    private readonly hasMoney: () => boolean,
  ) {
    makeAutoObservable<this, 'hasMoney'>(this, { leave: observableRef, hasMoney: false }, { autoBind: true })
  }

  ask(leave: () => void): void {
    this.leave = leave
  }

  /** Whether a time is held or a day is asked for. The time of a saved booking is neither. */
  get isHeld(): boolean {
    return this.wizard.next !== undefined && this.booking.isLocked
  }

  /**
   * Asks for confirmation from the step after the workplace on, and whenever a time is held or something is paid (WZ-15).
   * Returns whether it does. A saved booking needs none.
   */
  askIfBegun(leave: () => void): boolean {
    const { next, index } = this.wizard
    const isBegun = next !== undefined && (index >= ASKS_FROM_STEP || this.isHeld || this.hasMoney())
    if (isBegun) this.ask(leave)
    return isBegun
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

export const leaveStore = defineStore(
  'leave',
  (get) => new LeaveStore(get(bookingStore), get(wizardStore), () => hasMoney(get)),
)
