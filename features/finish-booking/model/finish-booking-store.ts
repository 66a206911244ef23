import { makeAutoObservable, observableRef, runInAction, when } from 'mobx'
import {
  bookingStore,
  chosenTime,
  holdStore,
  refreshBooking,
  sendingStore,
  type BookingStore,
  type Completion,
  type HoldStore,
  type SendingStore,
} from '#entities/booking'
import { notificationStore, type NotificationStore } from '#entities/notification'
import { moneyOf, withTabPayment } from '#entities/payment'
import { bookingAttemptPort, type BookingAttempt } from '#entities/process'
import { sessionStore, type SessionStore } from '#entities/session'
import { afterDoubleClick } from '#shared/after-double-click'
import type { Booking } from '#shared/api/nouns/booking'
import type { ShownPrice } from '#shared/api/nouns/shown-price'
import type { SavedBooking } from '#shared/api/nouns/saved-booking'
import { isSessionEnd, isOutcomeUnknown } from '#shared/api/errors'
import { type Client, apiPort } from '#shared/api/client'
import { saveBooking } from '#shared/api/contract/booking/saved'
import { extensionsOf } from '#shared/api/extensions'
import { IDEMPOTENCY_KEY, repeatsSave } from '#shared/api/repeated-save'
import { comparesPrice, isPriceChanged, newPriceOf, savingAt } from '#shared/api/shown-price'
import { tooManyOf, type TooMany } from '#shared/api/too-many'
import { emit } from '#shared/events'
import { shownPriceOf, type PriceChange } from '#shared/booking-facts/shown-price'
import { Action } from '#shared/store/action'
import { defineStore } from '#shared/store/define-store'
import { t } from '../texts'
import { PriceChanged, PriceCheck } from './price-check'
import { retryUntilAnswered, leftError, isRefusal, newKey, PAUSES_MS } from './submit'

const calls = { saveBooking }

interface Dependencies {
  readonly api: Client<typeof calls>
  readonly booking: BookingStore
  readonly hold: HoldStore
  readonly sending: Pick<SendingStore, 'kind'>
  readonly notifications: Pick<NotificationStore, 'success' | 'warning' | 'error'>
  readonly session: Pick<SessionStore, 'token' | 'expiredToken' | 'forget'>
  readonly bookingAttempt: Pick<BookingAttempt, 'next'>
  /** Adds the payments of a session to its booking, where the server does not tell them. */
  readonly withPayments: (booking: Booking, token: string | null) => Booking
  /** Returns the names of the extensions that the server announces. */
  readonly extensions: () => Promise<readonly string[]>
  readonly pause?: (milliseconds: number) => Promise<void>
}

/** Whether a response arrived. `save` shows such a failure itself; without a response the outcome is unknown. */
const isAnswered = (error: unknown): boolean => !isOutcomeUnknown(error)

/** Runs before the booking is sent. Resolves to false to stop it. Never rejects. */
type BeforeSave = () => Promise<boolean>

/** The hold has expired, so there is nothing to send. */
class TimeExpired extends Error {
  override readonly name = 'TimeExpired'
}

/** Submits the booking and keeps a copy of it for the thanks screen (reading 1). */
export class FinishBookingStore implements Completion {
  receipt: Booking | null = null
  /** What the server answered to the save: the key and the calendar entry of the booking. */
  saved: SavedBooking | null = null
  /** The request is being retried to find out whether the booking was saved. */
  isAsking = false
  readonly saving: Action<[beforeSave: BeforeSave]>
  readonly #price = new PriceCheck()
  /** Idempotency key of all attempts to submit one booking, where the server announces it (readings 32, 48). */
  #key = newKey()
  /** The booking of the last attempt, while its outcome is unknown. */
  #attempted: Booking | null = null
  private isOutcomeUnknown = false
  /** An earlier attempt without an outcome was followed by a refused one, where attempts are not repeatable. */
  private isEarlierUnknown = false

  constructor(private readonly dependencies: Dependencies) {
    this.saving = new Action((beforeSave) => this.send(beforeSave))
    this.resume()
    makeAutoObservable<this, 'dependencies'>(
      this,
      { receipt: observableRef, saved: observableRef, dependencies: false },
      { autoBind: true },
    )
  }

  get sends(): Completion['sends'] {
    return this.dependencies.sending.kind
  }

  /** Without a time nothing can be saved, unless an attempt has saved it already. */
  blockedBecause(isUnsaved: boolean): string | null {
    const { booking, hold } = this.dependencies
    const hasTime = booking.booking !== null && chosenTime(booking.booking) !== null
    return hasTime || hold.isSubmitPending ? null : t(isUnsaved ? 'timeLost' : 'timeLostKept')
  }

  /** The price has changed since the visitor saw it, so nothing was sent or saved. */
  get change(): PriceChange | null {
    return this.#price.change
  }

  get hasFailed(): boolean {
    return this.saving.hasFailed && !this.isUncertain && !(this.saving.error instanceof PriceChanged)
  }

  get tooMany(): TooMany | null {
    return this.hasFailed ? tooManyOf(this.saving.error) : null
  }

  /** The booking was sent and its outcome is unknown. */
  get isUncertain(): boolean {
    return this.isOutcomeUnknown && this.dependencies.hold.isSubmitPending
  }

  /** Another `save` finds the outcome out and makes no second booking. False if the server does not promise that. */
  get isRepeatable(): boolean {
    return this.dependencies.hold.sent?.isRepeatable ?? false
  }

  /** An attempt without an outcome may have saved the booking. */
  get mayBeSaved(): boolean {
    return this.isUncertain || this.isEarlierUnknown
  }

  /**
   * Submits the booking, once `beforeSave` resolves to true. Resolves to true if it was saved; never rejects. A price that
   * changed since the visitor saw it is asked about first: then `change` says how.
   */
  async save(beforeSave: BeforeSave = () => Promise.resolve(true)): Promise<boolean> {
    this.accept()
    const { notifications } = this.dependencies
    const mayAsk = afterDoubleClick()
    const saved = await this.saving.run(beforeSave)
    const { error } = this.saving
    if (saved) {
      emit('booking-saved', null)
      notifications.success(t('bookingSaved'))
    } else if (error instanceof PriceChanged) {
      await mayAsk()
      this.#price.ask(error.change)
    } else if (this.hasFailed && !isSessionEnd(error)) notifications.error(t('bookingSaveFailed'))
    return saved
  }

  /** Ends the question about the price. What it named counts as shown. */
  accept(): void {
    this.#price.accept()
  }

  /**
   * Clears an earlier failure, which may belong to another booking. Called when the visitor enters the customer step.
   */
  begin(): void {
    this.saving.clear()
    this.accept()
    const { booking, hold, session } = this.dependencies
    if (!this.isUncertain) this.#price.show(booking.booking && shownPriceOf(booking.booking))
    // The visitor left that booking before this chunk was loaded.
    if (hold.sent && hold.sent.token !== session.token) this.endSubmit()
    if (!hold.isSubmitPending || !this.#attempted || !booking.booking) return
    const time = chosenTime(booking.booking)
    // The visitor has reserved another time since, so the earlier attempt saved nothing.
    if (time && time.short !== chosenTime(this.#attempted)?.short) this.endSubmit()
  }

  /** Takes over the submit that was running when the page was reloaded. */
  private resume(): void {
    const { hold, session } = this.dependencies
    if (!hold.sent || hold.sent.token !== session.token) return
    this.#key = hold.sent.key
    this.#price.show(hold.sent.shown ?? null)
    this.isOutcomeUnknown = true
    void this.endSubmitWithSession(session.token)
  }

  /** Sets the booking of the current attempt. Null means that no attempt is running. */
  private setAttempted(booking: Booking | null): void {
    this.#attempted = booking
    this.isOutcomeUnknown = false
  }

  /**
   * Ends the current submit, so that the next one has another key. `isOpen` keeps the stored submit, because the
   * session has ended with an unknown outcome that the next page must still report.
   */
  private endSubmit(isOpen = false): void {
    this.setAttempted(null)
    this.#key = newKey()
    if (!isOpen) this.dependencies.hold.send(null)
  }

  /** Ends the submit when its session ends, because its outcome can no longer be asked. */
  private async endSubmitWithSession(token: string | null): Promise<void> {
    const { session } = this.dependencies
    await when(() => session.token !== token)
    this.setEarlierUnknown(false)
    this.endSubmit(session.expiredToken === token)
  }

  private async send(beforeSave: BeforeSave): Promise<void> {
    const { hold, session } = this.dependencies
    const { token } = session
    // The outcome of an earlier attempt is unknown.
    const isAgain = hold.isSubmitPending
    const announced = this.dependencies.extensions().catch(() => [])
    if (this.isUncertain && !this.isRepeatable) await this.recheck(token)
    else if (!this.isUncertain) {
      const isRead = await this.prepare(token, isAgain)
      if (!(await beforeSave())) throw leftError()
      // Nobody else compares the price.
      if (!isRead && !comparesPrice(await announced)) throw this.dependencies.booking.readError
    }
    const { shown } = this.#price
    const input = savingAt(shown, await announced)
    // All attempts are of one kind: a key that the first one lacked would not find it.
    const isRepeatable = isAgain && hold.sent ? this.isRepeatable : repeatsSave(await announced)
    if (token !== null) hold.send({ token, key: this.#key, shown: shown ?? undefined, isRepeatable })
    let saved: SavedBooking
    try {
      saved = await this.post(token, input, isRepeatable)
    } catch (error) {
      await this.onFailure(error, token, isAgain || this.isOutcomeUnknown)
      throw error
    }
    this.complete(token, saved)
  }

  /** Handles an attempt that failed or has an unknown outcome. */
  private async onFailure(error: unknown, token: string | null, isAgain: boolean): Promise<void> {
    const { booking, hold, notifications, session } = this.dependencies
    // A refusal says nothing of an earlier attempt that was another request.
    if (this.isUncertain && !this.isRepeatable && isRefusal(error, isAgain)) this.setEarlierUnknown(true)
    if (isRefusal(error, isAgain)) {
      // The session has ended, so the outcome of the earlier attempt stays unknown.
      const isOpen = isAgain && isSessionEnd(error)
      this.endSubmit(isOpen)
      if (isOpen) notifications.warning(t('unsure'))
      if (session.token !== token) return
      // The refused booking may have changed on the server, for example lost its hold.
      await booking.resource.load()
      if (isPriceChanged(error)) this.#price.compare(newPriceOf(error) ?? this.bookedPrice)
    } else if (!this.isOutcomeUnknown) hold.clearSent()
  }

  /**
   * Reads the booking for the receipt, and checks that the time is still held and the price is the one shown. Resolves to
   * false if the read fails. Then the server decides.
   */
  private async prepare(token: string | null, isAgain: boolean): Promise<boolean> {
    const { booking, session } = this.dependencies
    const isRead = await this.readAgain()
    if (isRead && !booking.isLocked && !isAgain) throw new TimeExpired('The held time has run out')
    if (session.token !== token) throw leftError()
    // A booking without a hold may be the one that an earlier attempt saved, so the copy of that attempt is kept.
    if (booking.isLocked || !isAgain) {
      if (isRead) this.#price.compare(this.bookedPrice)
      this.setAttempted(booking.booking)
    }
    if (!isAgain) void this.endSubmitWithSession(token)
    return isRead
  }

  /**
   * Reads the booking once more before a further attempt that is a request of its own, and compares its price. A booking
   * without a hold may be the saved one, so it is not judged.
   */
  private async recheck(token: string | null): Promise<void> {
    const { booking, session } = this.dependencies
    const isRead = await this.readAgain()
    if (session.token !== token) throw leftError()
    if (isRead && booking.isLocked) this.#price.compare(this.bookedPrice)
  }

  /** Resolves to whether the booking could be read. */
  private readAgain(): Promise<boolean> {
    return refreshBooking(this.dependencies.booking).then(
      () => true,
      () => false,
    )
  }

  private get bookedPrice(): ShownPrice | null {
    const { booking } = this.dependencies.booking
    return booking && shownPriceOf(booking)
  }

  /** Sends the booking, and again while no response arrives, if the server makes one booking of all that (reading 48). */
  private async post(
    token: string | null,
    input: ReturnType<typeof savingAt>,
    isRepeatable: boolean,
  ): Promise<SavedBooking> {
    const { api, session, pause } = this.dependencies
    const headers = isRepeatable ? { [IDEMPOTENCY_KEY]: this.#key } : {}
    // The general words for a lost answer end with 'yritä uudelleen', which could make a second booking.
    const handlesError = (error: unknown): boolean => !isRepeatable || isAnswered(error)
    const send = () => api.saveBooking(input, { headers, handlesError })
    const onOutcomeUnknown = (): void => this.markOutcomeUnknown(isRepeatable)
    const isSameSession = (): boolean => session.token === token
    try {
      return await retryUntilAnswered({
        send,
        pauses: isRepeatable ? PAUSES_MS : [],
        onOutcomeUnknown,
        isSameSession,
        pause,
      })
    } finally {
      runInAction(() => (this.isAsking = false))
    }
  }

  private setEarlierUnknown(isUnknown: boolean): void {
    this.isEarlierUnknown = isUnknown
  }

  /** Records that no response arrived. */
  private markOutcomeUnknown(isAsking: boolean): void {
    this.isOutcomeUnknown = true
    this.isAsking = isAsking
  }

  private complete(token: string | null, saved: SavedBooking): void {
    const { booking, session, withPayments } = this.dependencies
    // If the session has changed, the visitor has started another booking.
    if (session.token === token) {
      // After a reload only the saved booking is available.
      this.saved = saved
      const known = saved.booking ?? this.#attempted ?? booking.booking
      this.receipt = known && withPayments(known, token)
      session.forget()
      booking.reset()
      void this.forgetReceipt()
    }
    this.endSubmit()
  }

  /**
   * Clears the receipt when the visitor leaves the thanks screen, which is the last step, because it holds personal data.
   * A new session alone, which any later call may open, keeps it (RC-17).
   */
  private async forgetReceipt(): Promise<void> {
    const { bookingAttempt } = this.dependencies
    await when(() => bookingAttempt.next === undefined)
    await when(() => bookingAttempt.next !== undefined)
    runInAction(() => Object.assign(this, { receipt: null, saved: null }))
  }
}

export const finishBookingStore = defineStore(
  'finish-booking',
  (get) =>
    new FinishBookingStore({
      api: get(apiPort)(calls),
      booking: get(bookingStore),
      hold: get(holdStore),
      sending: get(sendingStore),
      notifications: get(notificationStore),
      session: get(sessionStore),
      bookingAttempt: get(bookingAttemptPort),
      withPayments: (booking, token) => withTabPayment(booking, moneyOf(get, token)),
      extensions: () => extensionsOf(get(apiPort)),
    }),
)
