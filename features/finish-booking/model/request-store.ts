import { makeAutoObservable, observableRef, runInAction, when } from 'mobx'
import { bookingStore, refreshBooking, type Completion } from '#entities/booking'
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

/** A completion without a time: sends a request that somebody answers, and keeps a copy of the booking for the thanks. */
export class RequestStore implements Completion {
  readonly sends = 'request'
  /** Nobody compares a price, and no second press finds an outcome out. */
  readonly change = null
  readonly isAsking = false
  readonly isRepeatable = false
  receipt: Booking | null = null
  readonly #sending: Action<[beforeSave: () => Promise<boolean>]>
  readonly #get: StoreResolver
  readonly #send: SendRequest

  constructor(get: StoreResolver, send: SendRequest) {
    this.#get = get
    this.#send = send
    this.#sending = new Action((beforeSave) => this.send(beforeSave))
    makeAutoObservable(this, { receipt: observableRef }, { autoBind: true })
  }

  save(beforeSave: () => Promise<boolean>): Promise<boolean> {
    return this.#sending.run(beforeSave)
  }

  begin(): void {
    this.#sending.clear()
  }

  accept(): void {}

  blockedBecause(): null {
    return null
  }

  /** No answer arrived, so the request may have. */
  get isUncertain(): boolean {
    return this.#sending.hasFailed && isOutcomeUnknown(this.#sending.error)
  }

  get mayBeSaved(): boolean {
    return this.isUncertain
  }

  get hasFailed(): boolean {
    return this.#sending.hasFailed && !this.isUncertain
  }

  get tooMany(): TooMany | null {
    return tooManyOf(this.#sending.error)
  }

  private async send(beforeSave: () => Promise<boolean>): Promise<void> {
    const booking = this.#get(bookingStore)
    const session = this.#get(sessionStore)
    const { token } = session
    if (!this.isUncertain) await refreshBooking(booking)
    const sent = booking.booking
    if (!(await beforeSave()) || session.token !== token) throw leftError()
    await this.#send(this.#get)
    if (session.token !== token) return
    runInAction(() => (this.receipt = sent))
    session.forget()
    booking.reset()
    void this.forgetReceipt()
  }

  /** Clears the receipt, which holds personal data, when the visitor leaves the last step. */
  private async forgetReceipt(): Promise<void> {
    const attempt = this.#get(bookingAttemptPort)
    await when(() => attempt.next === undefined)
    await when(() => attempt.next !== undefined)
    runInAction(() => (this.receipt = null))
  }
}
