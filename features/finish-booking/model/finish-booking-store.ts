import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { bookingStore, chosenTime, holdStore, type BookingStore, type HoldStore } from '#entities/booking'
import { notificationStore, type NotificationStore } from '#entities/notification'
import { sessionStore, type SessionStore } from '#entities/session'
import type { Booking } from '#shared/api/nouns/entities'
import { isSessionEnd } from '#shared/api/errors'
import type { Client } from '#shared/api/client'
import { saveBooking } from '#shared/api/contract/completion'
import { apiPort } from '#shared/api/port'
import { isUnheard } from '#shared/api/unheard'
import { emit } from '#shared/events'
import { Action } from '#shared/store/action'
import { defineStore } from '#shared/store/define-store'
import { until } from '#shared/store/until'
import { t } from '../texts'
import { askUntilHeard, wasLeft } from './ask-until-heard'
import { isRefusal } from './outcome'
import { newKey } from './submit-key'

/** The calls made here. */
const calls = { saveBooking }

interface Dependencies {
  readonly api: Client<typeof calls>
  readonly booking: BookingStore
  readonly hold: HoldStore
  readonly notifications: Pick<NotificationStore, 'success' | 'warning' | 'error'>
  readonly session: Pick<SessionStore, 'token' | 'lost' | 'forget'>
  readonly pause?: (milliseconds: number) => Promise<void>
}

/** Such a failure is told by `save`; of any other it is not known whether it is one. */
const isHeard = (error: unknown): boolean => !isUnheard(error)

/** There is nothing to send any more: the time is not held. */
class TimeLost extends Error {
  override readonly name = 'TimeLost'
}

/** Sends the booking, and keeps a copy of what was booked for the page of thanks (READINGS.md 1). */
export class FinishBookingStore {
  receipt: Booking | null = null
  /** The server is being asked what became of the booking. */
  isAsking = false
  readonly saving: Action<[]>
  /** Sent with every try of one booking, so that a repeated submit is the same submit (READINGS.md 32). */
  private key = newKey()
  /** What was last tried to be saved, while it is not known whether it was. */
  private tried: Booking | null = null
  private isUnheard = false

  constructor(private readonly dependencies: Dependencies) {
    this.saving = new Action(() => this.send())
    this.resume()
    makeAutoObservable<this, 'dependencies' | 'key' | 'tried'>(
      this,
      { receipt: observableRef, saving: false, dependencies: false, key: false, tried: false },
      { autoBind: true },
    )
  }

  get hasFailed(): boolean {
    return this.saving.hasFailed && !this.isUncertain
  }

  /** It was sent, and whether it was saved nobody could tell; trying again finds out, and makes no second booking. */
  get isUncertain(): boolean {
    return this.isUnheard && this.dependencies.hold.isBeingSent
  }

  /** Resolves to whether the booking was saved. */
  async save(): Promise<boolean> {
    const saved = await this.saving.run()
    const { notifications } = this.dependencies
    if (saved) {
      emit('booking-saved', null)
      notifications.success(t('bookingSaved'))
    } else if (this.hasFailed && !isSessionEnd(this.saving.error)) notifications.error(t('bookingSaveFailed'))
    return saved
  }

  /** The visitor comes to the submit, perhaps of another booking: what failed before is not told of this one. */
  begin(): void {
    this.saving.clear()
    const { booking, hold, session } = this.dependencies
    // Of a booking that was left before this code came.
    if (hold.sent && hold.sent.token !== session.token) this.settle()
    if (!hold.isBeingSent || !this.tried || !booking.booking) return
    const time = chosenTime(booking.booking)
    // Another time was to be had since, so that nothing was saved.
    if (time && time.short !== chosenTime(this.tried)?.short) this.settle()
  }

  /** The page was opened anew before it was known what had become of what was sent from it. */
  private resume(): void {
    const { hold, session } = this.dependencies
    if (!hold.sent || hold.sent.token !== session.token) return
    this.key = hold.sent.key
    this.isUnheard = true
    void this.forgetWith(session.token)
  }

  /** While the outcome is not known, a booking without a time may be one that was saved. */
  private keepTried(booking: Booking | null): void {
    this.tried = booking
    this.isUnheard = false
  }

  /**
   * Nothing of it is under way any more: what is sent next is another submit. Where the session has ended before it was
   * known what became of it, that stays to be told.
   */
  private settle(isOpen = false): void {
    this.keepTried(null)
    this.key = newKey()
    if (!isOpen) this.dependencies.hold.send(null)
  }

  /** Of a booking that is left nothing is asked any more. */
  private async forgetWith(token: string | null): Promise<void> {
    const { session } = this.dependencies
    await until(() => session.token !== token)
    this.settle(session.lost === token)
  }

  private async send(): Promise<void> {
    const { hold, session } = this.dependencies
    const { token } = session
    // Whether an earlier try was saved is not known.
    const isAgain = hold.isBeingSent
    if (!this.isUncertain) await this.prepare(token, isAgain)
    if (token !== null) hold.send({ token, key: this.key })
    try {
      await this.post(token)
    } catch (error) {
      await this.hear(error, token, isAgain || this.isUnheard)
      throw error
    }
    this.thankFor(token)
  }

  /** What comes of a try that has not saved the booking, or not as far as anybody can tell. */
  private async hear(error: unknown, token: string | null, isAgain: boolean): Promise<void> {
    const { booking, hold, notifications, session } = this.dependencies
    if (isRefusal(error, isAgain)) {
      // Of a session that has ended meanwhile nobody can ask any more.
      const isOpen = isAgain && isSessionEnd(error)
      this.settle(isOpen)
      if (isOpen) notifications.warning(t('unsure'))
      // The answer is known to be no, so that what is read of the booking now is what is left of it.
      if (session.token === token) await booking.resource.load()
    } else if (!this.isUnheard) hold.failToSend()
  }

  /** Reads the booking, for the receipt and to see that the time is still held; where it cannot be read the server decides. */
  private async prepare(token: string | null, isAgain: boolean): Promise<void> {
    const { booking, session } = this.dependencies
    if ((await booking.resource.load()) && !booking.isLocked && !isAgain)
      throw new TimeLost('The held time has run out')
    if (session.token !== token) throw wasLeft()
    // Where an earlier try was saved and only its answer was lost, the booking has no held time any more.
    if (booking.isLocked || !isAgain) this.keepTried(booking.booking)
    if (!isAgain) void this.forgetWith(token)
  }

  private async post(token: string | null): Promise<void> {
    const { api, session, pause } = this.dependencies
    const send = () => api.saveBooking({}, { headers: { 'Idempotency-Key': this.key }, ownWords: isHeard })
    const onUnheard = (): void => this.lose()
    try {
      await askUntilHeard({ send, onUnheard, mayStill: () => session.token === token, pause })
    } finally {
      runInAction(() => (this.isAsking = false))
    }
  }

  /** No word came back of what was sent. */
  private lose(): void {
    this.isUnheard = true
    this.isAsking = true
  }

  private thankFor(token: string | null): void {
    const { booking, session } = this.dependencies
    // A visitor who has started over meanwhile is in another booking by now.
    if (session.token === token) {
      // After a reload the booking is only known as it was saved.
      this.receipt = this.tried ?? booking.booking
      session.forget()
      booking.reset()
      void this.forgetReceipt()
    }
    this.settle()
  }

  /** What was booked is a person's: it goes when the next booking begins. */
  private async forgetReceipt(): Promise<void> {
    const { session } = this.dependencies
    await until(() => session.token !== null)
    runInAction(() => (this.receipt = null))
  }
}

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
