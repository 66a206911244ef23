import { makeAutoObservable, observableRef, runInAction, when } from 'mobx'
import { bookingStore, holdStore, refreshBooking, type Completion } from '#entities/booking'
import { bookingAttemptPort } from '#entities/process'
import { sessionStore } from '#entities/session'
import type { Booking } from '#shared/api/nouns/booking'
import { isOutcomeUnknown } from '#shared/api/errors'
import { tooManyOf, type TooMany } from '#shared/api/too-many'
import { Action } from '#shared/store/action'
import type { StoreResolver } from '#shared/store/define-store'
import { leftError } from './submit'

/** Sends a request for the session's booking. It may throw. */
export type SendRequest = (get: StoreResolver) => Promise<unknown>

/**
 * A completion without a time: sends a request that somebody answers, and keeps a copy of the booking for the thanks. A
 * request without an answer may have arrived. While that is unknown, nothing may change the booking, also after a reload.
 */
export class RequestStore implements Completion {
  readonly sends = 'request'
  /** Nobody compares a price, and no second press finds an outcome out. */
  readonly change = null
  readonly isAsking = false
  readonly isRepeatable = false
  receipt: Booking | null = null
  /** The last attempt had no answer. */
  private isUnknown = false
  /** An attempt without an answer was followed by one that failed. */
  private isEarlierUnknown = false
  readonly #sending: Action<[beforeSave: () => Promise<boolean>]>
  readonly #get: StoreResolver
  readonly #send: SendRequest

  constructor(get: StoreResolver, send: SendRequest) {
    this.#get = get
    this.#send = send
    this.#sending = new Action((beforeSave) => this.send(beforeSave))
    const { sent } = get(holdStore)
    const { token } = get(sessionStore)
    // The page was reloaded while the request was on its way.
    if (sent && sent.token === token) {
      this.isUnknown = true
      void this.endWithSession(token)
    }
    makeAutoObservable(this, { receipt: observableRef }, { autoBind: true })
  }

  save(beforeSave: () => Promise<boolean>): Promise<boolean> {
    return this.#sending.run(beforeSave)
  }

  begin(): void {
    const { sent, send } = this.#get(holdStore)
    if (sent && sent.token !== this.#get(sessionStore).token) send(null)
    if (!this.isUncertain) this.#sending.clear()
  }

  accept(): void {}

  blockedBecause(): null {
    return null
  }

  get isUncertain(): boolean {
    return this.isUnknown && this.#get(holdStore).isSubmitPending
  }

  get mayBeSaved(): boolean {
    return this.isUncertain || this.isEarlierUnknown
  }

  get hasFailed(): boolean {
    return this.#sending.hasFailed && !this.isUncertain
  }

  get tooMany(): TooMany | null {
    return tooManyOf(this.#sending.error)
  }

  private async send(beforeSave: () => Promise<boolean>): Promise<void> {
    const booking = this.#get(bookingStore)
    const hold = this.#get(holdStore)
    const session = this.#get(sessionStore)
    const { token } = session
    // For the thanks. The request needs no read.
    if (!this.isUncertain) await refreshBooking(booking).catch(() => {})
    const sent = booking.booking
    if (!(await beforeSave()) || session.token !== token) throw leftError()
    if (token !== null) hold.send({ token, key: '', isRepeatable: false })
    void this.endWithSession(token)
    try {
      await this.#send(this.#get)
    } catch (error) {
      this.failed(isOutcomeUnknown(error))
      throw error
    }
    hold.send(null)
    if (session.token !== token) return
    runInAction(() => Object.assign(this, { receipt: sent, isUnknown: false, isEarlierUnknown: false }))
    session.forget()
    booking.reset()
    void this.forgetReceipt()
  }

  private failed(isUnknown: boolean): void {
    if (!isUnknown) {
      this.isEarlierUnknown ||= this.isUnknown
      this.#get(holdStore).send(null)
    }
    this.isUnknown = isUnknown
  }

  /** Ends the doubt with its session. That of an expired one stays in the tab, so that the next page says so. */
  private async endWithSession(token: string | null): Promise<void> {
    const session = this.#get(sessionStore)
    await when(() => session.token !== token)
    runInAction(() => Object.assign(this, { isUnknown: false, isEarlierUnknown: false }))
    if (session.expiredToken !== token) this.#get(holdStore).send(null)
  }

  /** Clears the receipt, which holds personal data, when the visitor leaves the last step. */
  private async forgetReceipt(): Promise<void> {
    const attempt = this.#get(bookingAttemptPort)
    await when(() => attempt.next === undefined)
    await when(() => attempt.next !== undefined)
    runInAction(() => (this.receipt = null))
  }
}
