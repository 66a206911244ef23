import { makeAutoObservable, observableRef } from 'mobx'
import { bookingStore } from '#entities/booking'
import { wizardStore } from '#entities/process'
import { defineStore, type StoreResolver } from '#shared/store/define-store'
import { moneyOf } from '#entities/payment'
import { sessionStore } from '#entities/session'

/** From this step on, which follows the workplace, leaving requires confirmation. */
const ASKS_FROM_STEP = 2

/** Confirmation before a booking is left for another page. */
class LeaveStore {
  /** The action that leaves the booking, or null while no confirmation is shown. */
  leave: (() => void) | null = null

  readonly #get: StoreResolver

  constructor(get: StoreResolver) {
    this.#get = get
    makeAutoObservable(this, { leave: observableRef }, { autoBind: true })
  }

  ask(leave: () => void): void {
    this.leave = leave
  }

  /** Whether leaving frees a time. That of a saved booking stays. */
  get freesTime(): boolean {
    return this.#get(wizardStore).next !== undefined && this.#get(bookingStore).holdsTime
  }

  /**
   * Whether leaving requires confirmation: from the step after the workplace on, and whenever a time is held, a day asked
   * for or something paid (WZ-15). A saved booking needs none.
   */
  get isBegun(): boolean {
    const { next, index } = this.#get(wizardStore)
    return next !== undefined && (index >= ASKS_FROM_STEP || this.#get(bookingStore).isLocked || hasMoney(this.#get))
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

export const leaveStore = defineStore('leave', (get) => new LeaveStore(get))

/** Whether the visitor has paid or got a credit in this session, so that nothing may be discarded unasked (RC-10). */
export const hasMoney = (get: StoreResolver): boolean => moneyOf(get, get(sessionStore).token) !== null
