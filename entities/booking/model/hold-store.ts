import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { object, string } from 'superstruct'
import { Action } from '#shared/store/action'
import { defineStore } from '#shared/store/define-store'
import { persisted, type Persisted } from '#shared/store/persisted'
import { until } from '#shared/store/until'
import { bookingStore, type BookingStore } from './booking-store'
import { minutesToTell, untilNews } from './hold-rules'
import { refreshBooking } from './read-booking'

/** A sending of the booking: the session's token, and the key that every try of it carries. */
const Sent = object({ token: string(), key: string() })
export type Sent = typeof Sent.TYPE

/**
 * For how long the reserved time is still held. Every call of the session prolongs it, so nothing is asked in between: by
 * asking again and again a page left open would keep a time from everybody else.
 */
export class HoldStore {
  /** The visitor asked for more time and got it; until there is less than that again. */
  wasKept = false
  /** The booking may be saved already, and what is saved holds no time any more: that is not a lost time then. */
  isBeingSent: boolean
  /** What was sent without a word of the server's so far. It outlives the page, so that one that is opened anew can ask. */
  sent: Sent | null
  /** Reads the booking, which prolongs a hold that still stands and tells of one that does not. */
  readonly reading: Action<[]>
  /** The visitor's clock when last looked at. */
  private now = 0
  private end: 'lost' | 'given up' | null = null

  constructor(
    private readonly booking: BookingStore,
    private readonly memory: Persisted<Sent>,
  ) {
    this.sent = memory.read()
    this.isBeingSent = this.sent !== null
    this.reading = new Action(async () => {
      await refreshBooking(booking)
      if (!booking.isLocked && !this.isBeingSent) this.lose()
    })
    makeAutoObservable<this, 'booking' | 'memory'>(
      this,
      { sent: observableRef, booking: false, memory: false, reading: false },
      { autoBind: true },
    )
  }

  /** When the time is free for others, by the visitor's clock; null where none is held or the server does not tell. */
  get deadline(): number | null {
    const duration = this.booking.booking?.booking_total_duration
    if (!duration?.start || duration.held_seconds === null) return null
    return this.booking.touchedAt + duration.held_seconds * 1000
  }

  /** The last minutes, counted down; null before them. With 0 it is not known whether the time is still held. */
  get minutesLeft(): number | null {
    return this.deadline === null ? null : minutesToTell(this.deadline - this.now)
  }

  /** The time ran out, and no other has been chosen since. */
  get hasExpired(): boolean {
    return this.end === 'lost'
  }

  /** Follows the clock until the function it returns is called; to be begun anew with each deadline. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
      clearTimeout(timer)
      const wait = this.look()
      if (wait !== null) timer = setTimeout(look, wait)
    }
    // Timers rest while a computer sleeps and in a tab that is not seen; and the last look may have been in vain.
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    look()
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
    }
  }

  /** The visitor wants to go on. Resolves to whether the time is still theirs. */
  async keep(): Promise<boolean> {
    const isKept = (await this.reading.run()) && this.booking.isLocked
    if (isKept) runInAction(() => (this.wasKept = true))
    return isKept
  }

  /** What was said of keeping it has been heard: the visitor is in another step. */
  forgetKept(): void {
    this.wasKept = false
  }

  /** The time is found to be held no more. One that was given up is not lost. */
  lose(): void {
    this.end ??= 'lost'
    void this.beginAnew()
  }

  /** The visitor wants the time no more; to be said before the booking is read without it. */
  giveUp(): void {
    this.end = 'given up'
    void this.beginAnew()
  }

  /** Takes the sending of the booking as under way; null: as over. */
  send(sent: Sent | null): void {
    this.sent = sent
    this.isBeingSent = sent !== null
    if (sent) this.memory.write(sent)
    else this.memory.clear()
  }

  /** The server has failed, which leaves open what became of it: it is the visitor who tries again, and nobody else. */
  failToSend(): void {
    this.sent = null
    this.memory.clear()
  }

  /** Looks at the clock; tells in how many milliseconds to look again, null for not at all. */
  private look(): number | null {
    this.now = Date.now()
    if (this.minutesLeft !== null) this.wasKept = false
    if (this.deadline === null) return null
    const wait = untilNews(this.deadline - this.now)
    if (wait === null) void this.reading.run()
    return wait
  }

  /** How the last time ended is forgotten with the next one, or with the booking. */
  private async beginAnew(): Promise<void> {
    const { booking } = this
    await until(() => booking.booking === null || !booking.isLocked)
    await until(() => booking.booking === null || booking.isLocked)
    runInAction(() => (this.end = null))
  }
}

export const holdStore = defineStore(
  'hold',
  (get) =>
    new HoldStore(
      get(bookingStore),
      persisted(() => window.sessionStorage, 'huoltovaraus.sent', Sent),
    ),
)
