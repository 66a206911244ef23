import { makeAutoObservable, observableRef } from 'mobx'
import { bookingStore } from '#entities/booking'
import { choiceMemory, creditMemory, type RememberedCredit } from '#entities/payment'
import { type Client, apiPort } from '#shared/api/client'
import { bookSignedPayment } from '#shared/api/contract/payments/credit-bank'
import { isSessionEnd } from '#shared/api/errors'
import type { PaymentResult } from '#shared/api/nouns/credit'
import { foreignAddress } from '#shared/foreign-address'
import { pageLeaver } from '#shared/page-leaver'
import { defineStore, type StoreResolver } from '#shared/store/define-store'
import { isUnknownPayment, stateOf, type CreditState } from './credit-state'
import { offerStore } from '../offer/offer-store'
import type { Identifier } from '#shared/api/nouns/lenient'

const calls = { bookSignedPayment }

const isApproved = (remembered: RememberedCredit | null): boolean => (remembered?.confirmed ?? null) !== null

/** State of the credit of this session's booking, across the visit to the bank (CR-06). */
export class CreditStore {
  state: CreditState = { status: 'none' }
  private token: string | null = null

  readonly #get: StoreResolver
  readonly #api: Client<typeof calls>

  constructor(get: StoreResolver) {
    this.#get = get
    this.#api = get(apiPort)(calls)
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  /** Reads the outcome of a signing from the address and the session storage. Runs once per session. */
  begin(token: string | null): void {
    if (this.token === token) return
    this.token = token
    this.state = { status: 'none' }
    const returned = this.#get(offerStore).readReturn(token)
    // Without a session nobody can be asked, and the page says so.
    if (token === null) return
    const { remembered } = this
    const isPromised = remembered !== null && (remembered.confirmed !== null || remembered.pending === 'signed')
    // An approved credit makes a failure in the address stale (RC-11).
    if (returned === 'failure' && !isPromised) {
      this.become({ status: 'failed', isDenied: false })
    } else if (returned === 'success' || remembered) void this.check(returned === 'success' || isPromised)
  }

  /**
   * Asks the bank for the outcome of the signing. `isPromised` means that the address claims success or the bank approved
   * earlier; then the state is confirmed unless the bank denies it, also if the bank cannot be asked (reading 14).
   */
  async check(isPromised = false): Promise<void> {
    const offer = this.#get(offerStore)
    const { token, remembered } = this
    const expected = remembered?.amount ?? offer.setting?.amount ?? null
    const wasUntold = this.state.status === 'untold'
    this.state = { status: 'checking' }
    try {
      const { organizationId } = offer
      const body = { value: remembered?.paymentId ?? null }
      const result = await this.#api.bookSignedPayment({
        query: organizationId === undefined ? {} : { organizationId },
        body,
      })
      if (token !== this.token) return
      if (!remembered) this.remember(result.paymentId, expected ?? 0)
      // A status that nobody can read says no more than a bank that cannot be asked.
      if (result.bookPaymentStatus === null && isPromised) this.confirm(expected)
      else this.take(result, expected)
    } catch (error) {
      // A session that has ended knows of no approval.
      if (token !== this.token || isSessionEnd(error)) return
      if (isUnknownPayment(error)) this.become(isPromised ? { status: 'failed', isDenied: false } : { status: 'none' })
      else if (!isPromised) this.become(wasUntold ? { status: 'untold' } : { status: 'waiting', address: null })
      else this.confirm(expected)
    }
  }

  /** Sets the state of the bank's response. Returns the address of the signing, or null if there is nothing to sign. */
  take(result: PaymentResult, expected: number | null): string | null {
    const address = foreignAddress(result.signingUrl, window.location.href)
    this.become(stateOf(result, address, expected))
    return this.state.status === 'failed' ? null : address
  }

  /** Confirms the credit that the address claims, or that the bank approved earlier. */
  private confirm(amount: number | null): void {
    this.become({ status: 'confirmed', amount, isVerified: isApproved(this.remembered) })
  }

  /** Stores an application that the bank has, so that it survives the page. */
  remember(paymentId: Identifier, amount: number): void {
    if (this.token !== null) this.#get(creditMemory).write({ token: this.token, paymentId, amount, confirmed: null })
  }

  sign(address: string): void {
    this.become({ status: 'leaving' })
    this.#get(pageLeaver).go(address)
  }

  /** Checks the outcome after the browser has restored the page that it left for the signing. */
  onPageRestored(): void {
    if (this.state.status === 'leaving') void this.check()
  }

  become(state: CreditState): void {
    this.state = state
    // The server may have recorded the outcome in the booking (RC-22).
    if (state.status === 'confirmed' || state.status === 'frozen') void this.#get(bookingStore).resource.load()
    // The booking can then be submitted without credit; the visitor may choose it again.
    if (state.status === 'failed') this.#get(choiceMemory).clear()
    const { remembered } = this
    if (!remembered) return
    const memory = this.#get(creditMemory)
    // The outcome is final.
    if (state.status === 'failed' || state.status === 'none') memory.clear()
    else if (state.status === 'frozen') memory.write({ ...remembered, pending: 'frozen' })
    else if (state.status === 'confirmed')
      memory.write(
        state.isVerified
          ? { ...remembered, confirmed: state.amount ?? remembered.amount, pending: undefined }
          : { ...remembered, pending: 'signed' },
      )
  }

  private get remembered(): RememberedCredit | null {
    return this.#get(creditMemory).of(this.token)
  }
}

export const creditStore = defineStore('credit', (get) => new CreditStore(get))
