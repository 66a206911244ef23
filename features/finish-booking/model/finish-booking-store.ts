import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { bookingStore, chosenTime, holdStore, type BookingStore, type HoldStore } from '#entities/booking'
import { notificationStore, type NotificationStore } from '#entities/notification'
import { sessionStore, type SessionStore } from '#entities/session'
import type { Booking } from '#shared/api/nouns/entities'
import { ApiError, isSessionEnd } from '#shared/api/errors'
import type { Client } from '#shared/api/client'
import { saveBooking } from '#shared/api/contract/completion'
import { apiPort } from '#shared/api/port'
import { Action } from '#shared/store/action'
import { defineStore } from '#shared/store/define-store'
import { until } from '#shared/store/until'
import { t } from '../texts'

/** The calls made here. */
const calls = { saveBooking }

interface Dependencies {
  readonly api: Client<typeof calls>
  readonly booking: BookingStore
  readonly hold: HoldStore
  readonly notifications: Pick<NotificationStore, 'success' | 'error'>
  readonly session: Pick<SessionStore, 'token' | 'forget'>
}

/** There is nothing to send any more: the time is not held. */
class TimeLost extends Error {
  override readonly name = 'TimeLost'
}

/** Sends the booking, and keeps a copy of what was booked for the page of thanks (READINGS.md 1). */
export class FinishBookingStore {
  receipt: Booking | null = null
  readonly saving: Action<[]>
  /** Sent with every try of one booking, so that a repeated submit is the same submit (READINGS.md 32). */
  private key = newKey()
  /** What was last tried to be saved, while it is not known whether it was. */
  private tried: Booking | null = null

  constructor(private readonly dependencies: Dependencies) {
    this.saving = new Action(() => this.send())
    makeAutoObservable<this, 'dependencies' | 'key' | 'tried'>(
      this,
      { receipt: observableRef, saving: false, dependencies: false, key: false, tried: false },
      { autoBind: true },
    )
  }

  get hasFailed(): boolean {
    return this.saving.hasFailed
  }

  /** Resolves to whether the booking was saved. */
  async save(): Promise<boolean> {
    const saved = await this.saving.run()
    const { notifications } = this.dependencies
    if (saved) notifications.success(t('bookingSaved'))
    else if (this.saving.hasFailed && !isSessionEnd(this.saving.error)) notifications.error(t('bookingSaveFailed'))
    return saved
  }

  /** The visitor comes to the submit, perhaps of another booking: what failed before is not told of this one. */
  begin(): void {
    this.saving.clear()
    const { booking, hold } = this.dependencies
    if (!hold.isBeingSent || !this.tried || !booking.booking) return
    const time = chosenTime(booking.booking)
    // Another time was to be had since, so that nothing was saved.
    if (time && time.short !== chosenTime(this.tried)?.short) this.keepTried(null)
  }

  /** While the outcome is not known, a booking without a time may be one that was saved. */
  private keepTried(booking: Booking | null): void {
    this.tried = booking
    this.dependencies.hold.send(booking !== null)
  }

  /** Of a booking that is left nothing is asked any more. */
  private async forgetWith(token: string | null): Promise<void> {
    const { session } = this.dependencies
    await until(() => session.token !== token)
    this.keepTried(null)
  }

  private async send(): Promise<void> {
    const { api, booking, hold, session } = this.dependencies
    const { token } = session
    // Whether an earlier try was saved is not known.
    const isAgain = hold.isBeingSent
    // For the receipt, and to see that the time is still held; where it cannot be read the server decides alone.
    if ((await booking.resource.load()) && !booking.isLocked && !isAgain)
      throw new TimeLost('The held time has run out')
    if (session.token !== token) throw new DOMException('The booking was left', 'AbortError')
    // Where an earlier try was saved and only its answer was lost, the booking has no held time any more.
    if (booking.isLocked || !isAgain) this.keepTried(booking.booking)
    if (!isAgain) void this.forgetWith(token)
    const { tried } = this
    try {
      await api.saveBooking({}, { headers: { 'Idempotency-Key': this.key } })
    } catch (error) {
      // The answer is known to be no, so that what is read of the booking now is what is left of it.
      if (isRefusal(error, isAgain)) {
        this.keepTried(null)
        if (session.token === token) await booking.resource.load()
      }
      throw error
    }
    runInAction(() => {
      this.receipt = tried
      this.key = newKey()
    })
    // A visitor who has started over meanwhile is in another booking by now.
    if (session.token === token) {
      session.forget()
      booking.reset()
    }
    this.keepTried(null)
  }
}

/** The server has said no. One that only wants to be asked later says nothing of an earlier try. */
const isRefusal = (error: unknown, isAgain: boolean): boolean =>
  error instanceof ApiError && error.status < 500 && !(isAgain && [408, 429].includes(error.status))

/** 128 random bits. Not randomUUID, which is missing where the page is not served over https. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const finishBookingStore = defineStore(
  'finish-booking',
  (get) =>
    new FinishBookingStore({
      api: get(apiPort)(calls),
      booking: get(bookingStore),
      hold: get(holdStore),
      notifications: get(notificationStore),
      session: get(sessionStore),
    }),
)
