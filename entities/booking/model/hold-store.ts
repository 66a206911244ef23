import { makeAutoObservable, observableRef, runInAction, when } from 'mobx'
import { boolean, object, optional, string } from 'superstruct'
import { ShownPrice } from '#shared/api/nouns/shown-price'
import { Action } from '#shared/store/action'
import { defineStore } from '#shared/store/define-store'
import { persisted, type Persisted } from '#shared/store/persisted'
import { bookingStore, type BookingStore } from './booking-store'
import { minutesToShow, msUntilChange } from './hold-rules'
import { refreshBooking } from './read-booking'

/**
 * A submit of the booking: the session's token, the idempotency key and the shown price. `isRepeatable` is true if the
 * server makes one booking of all attempts with the key. Otherwise none carries it.
 */
const Sent = object({
  token: string(),
  key: string(),
  shown: optional(ShownPrice),
  isRepeatable: optional(boolean()),
})
export type Sent = typeof Sent.TYPE

/**
 * The time left of the hold. Each call of the session prolongs the hold, up to the last end that the server sends. The
 * store does not poll, because a page left open would otherwise keep the slot from all others.
 */
export class HoldStore {
  /** The visitor has prolonged the hold. False again once the minutes left are shown. */
  wasKept = false
  /** The visitor is prolonging the hold. */
  isKeeping = false
  /**
   * A submit is running or its outcome is unknown. A saved booking has no hold, so a missing hold has not expired then.
   */
  isSubmitPending: boolean
  /** The submit whose outcome is unknown. It is stored in the tab, so that a reloaded page can ask for the outcome or say so. */
  sent: Sent | null
  /** Refetches the booking, which prolongs a hold that still exists and detects one that has expired. */
  readonly reading: Action<[]>
  /** Epoch milliseconds of the visitor's clock at the last tick. */
  private now = 0
  private end: 'lost' | 'given up' | null = null

  constructor(
    private readonly booking: BookingStore,
    private readonly memory: Persisted<Sent>,
  ) {
    this.sent = memory.read()
    this.isSubmitPending = this.sent !== null
    this.reading = new Action(async () => {
      await refreshBooking(booking)
      if (!booking.isLocked && !this.isSubmitPending) this.expire()
    })
    makeAutoObservable<this, 'memory'>(this, { sent: observableRef, memory: false }, { autoBind: true })
  }

  /**
   * End of the hold in epoch milliseconds of the visitor's clock; null without a hold or if the server sends no
   * duration.
   */
  get deadline(): number | null {
    const duration = this.booking.booking?.booking_total_duration
    if (!duration?.start || duration.held_seconds === null) return null
    return Math.min(this.booking.lastResponseAt + duration.held_seconds * 1000, this.lastEnd)
  }

  /** End of the hold however many calls follow. Infinity if the server sends none. */
  get lastEnd(): number {
    const { booking, readAt } = this.booking
    return readAt + (booking?.booking_total_duration?.held_seconds_at_most ?? Infinity) * 1000
  }

  /** Countdown of the last minutes; null before them. At 0 it is unknown whether the time is still held. */
  get minutesLeft(): number | null {
    return this.deadline === null ? null : minutesToShow(this.deadline - this.now)
  }

  /** The hold has expired, and no other time has been chosen since. */
  get hasExpired(): boolean {
    return this.end === 'lost'
  }

  /** Starts a countdown to the deadline and returns its stop function. Restart it when the deadline changes. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = (): void => {
      clearTimeout(timer)
      const wait = this.tick()
      if (wait !== null) timer = setTimeout(tick, wait)
    }
    // Timers pause while the computer sleeps and in hidden tabs, and the last refetch may have failed offline.
    document.addEventListener('visibilitychange', tick)
    window.addEventListener('online', tick)
    tick()
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
      window.removeEventListener('online', tick)
    }
  }

  /** Prolongs the hold. Resolves to true if the time is still held. */
  async keep(): Promise<boolean> {
    this.isKeeping = true
    const isKept = (await this.reading.run()) && this.booking.isLocked
    runInAction(() => {
      this.isKeeping = false
      if (isKept) this.wasKept = true
    })
    return isKept
  }

  /** Clears the message about the prolonged hold when the visitor leaves the step. */
  clearKept(): void {
    this.wasKept = false
  }

  /** Marks the hold as expired, unless the visitor has given it up. */
  expire(): void {
    this.end ??= 'lost'
    void this.clearEndLater()
  }

  /** Marks the hold as given up by the visitor. Call it before the booking is refetched without the time. */
  release(): void {
    this.end = 'given up'
    void this.clearEndLater()
  }

  /** Records the start of a submit, or with null its end. */
  send(sent: Sent | null): void {
    this.sent = sent
    this.isSubmitPending = sent !== null
    if (sent) this.memory.write(sent)
    else this.memory.clear()
  }

  /**
   * Stops a reloaded page from retrying a submit that the server answered with a failure. Only the visitor may retry
   * it.
   */
  clearSent(): void {
    this.sent = null
    this.memory.clear()
  }

  /** Reads the clock. Returns the milliseconds until the next tick, or null for none. */
  private tick(): number | null {
    const now = Date.now()
    const wait = this.deadline === null ? null : msUntilChange(this.deadline - now)
    if (this.deadline !== null && wait === null) void this.askAtEnd(now)
    else this.now = now
    if (this.minutesLeft !== null) this.wasKept = false
    return wait
  }

  /** Asks whether the time is still held. Until the response nothing else is shown, and so nothing else is announced. */
  private async askAtEnd(now: number): Promise<void> {
    await this.reading.run()
    runInAction(() => (this.now = now))
  }

  /** Clears how the hold ended once another time is held or the booking is cleared. */
  private async clearEndLater(): Promise<void> {
    const { booking } = this
    await when(() => booking.booking === null || !booking.isLocked)
    await when(() => booking.booking === null || booking.isLocked)
    runInAction(() => (this.end = null))
  }
}

export const holdStore = defineStore(
  'hold',
  (get) => new HoldStore(get(bookingStore), persisted('huoltovaraus.sent', Sent)),
)
