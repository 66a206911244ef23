import { makeAutoObservable, observableRef } from 'mobx'
import { creditMemory, type PaymentMemory, type RememberedCredit } from '#entities/payment'
import type { Client } from '#shared/api/client'
import { bookSignedPayment } from '#shared/api/contract/credit-bank'
import type { PaymentResult } from '#shared/api/nouns/credit'
import { apiPort } from '#shared/api/port'
import { foreignAddress } from '#shared/foreign-address'
import { pageLeaver } from '#shared/leave-page'
import { defineStore } from '#shared/store/define-store'
import { isUnknownPayment, stateOf, type CreditState } from './credit-state'
import { offerStore, type OfferStore } from '../offer/offer-store'
import type { Identifier } from '#shared/api/nouns/lenient'

const calls = { bookSignedPayment }

interface Dependencies {
  readonly api: Client<typeof calls>
  readonly offer: OfferStore
  readonly memory: PaymentMemory<RememberedCredit>
  readonly leave: (href: string) => void
}

/** State of the credit of this session's booking, across the visit to the bank (CR-06). */
export class CreditStore {
  state: CreditState = { status: 'none' }
  private token: string | null = null

  constructor(private readonly dependencies: Dependencies) {
    makeAutoObservable<this, 'dependencies'>(this, { state: observableRef, dependencies: false }, { autoBind: true })
  }

  /** Reads the outcome of a signing from the address and the session storage. Runs once per session. */
  begin(token: string | null): void {
    const { offer, memory } = this.dependencies
    if (this.token === token) return
    this.token = token
    this.state = { status: 'none' }
    const returned = offer.readReturn(token)
    const isConfirmed = this.remembered !== null && this.remembered.confirmed !== null
    // An approved credit makes a failure in the address stale (RC-11).
    if (returned === 'failure' && !isConfirmed) {
      if (this.remembered) memory.clear()
      this.state = { status: 'failed', isDenied: false }
    } else if (returned === 'success' || this.remembered) void this.check(returned === 'success' || isConfirmed)
  }

  /**
   * Asks the bank for the outcome of the signing. `isPromised` means that the address claims success or the bank approved
   * earlier; then the state is confirmed unless the bank denies it, also if the bank cannot be asked (reading 14).
   */
  async check(isPromised = false): Promise<void> {
    const { api, offer } = this.dependencies
    const { token, remembered } = this
    const expected = remembered?.amount ?? offer.setting?.amount ?? null
    this.state = { status: 'checking' }
    try {
      const { organizationId } = offer
      const body = { value: remembered?.paymentId ?? null }
      const result = await api.bookSignedPayment({
        query: organizationId === undefined ? {} : { organizationId },
        body,
      })
      if (token === this.token) this.take(result, expected)
    } catch (error) {
      if (token !== this.token) return
      if (isUnknownPayment(error)) this.become(isPromised ? { status: 'failed', isDenied: false } : { status: 'none' })
      else this.become(isPromised ? { status: 'confirmed', amount: expected } : { status: 'waiting', address: null })
    }
  }

  /** Sets the state of the bank's response. Returns the address of the signing, or null if there is nothing to sign. */
  take(result: PaymentResult, expected: number | null): string | null {
    const address = foreignAddress(result.signingUrl, window.location.href)
    this.become(stateOf(result, address, expected))
    return this.state.status === 'failed' ? null : address
  }

  /** Stores an application that the bank has, so that it survives the page. */
  remember(paymentId: Identifier, amount: number): void {
    if (this.token !== null) this.dependencies.memory.write({ token: this.token, paymentId, amount, confirmed: null })
  }

  sign(address: string): void {
    this.become({ status: 'leaving' })
    this.dependencies.leave(address)
  }

  /** Checks the outcome after the browser has restored the page that it left for the signing. */
  onPageRestored(): void {
    if (this.state.status === 'leaving') void this.check()
  }

  become(state: CreditState): void {
    this.state = state
    const { remembered } = this
    if (!remembered) return
    const { memory } = this.dependencies
    // The outcome is final.
    if (state.status === 'failed' || state.status === 'none') memory.clear()
    else if (state.status === 'confirmed') memory.write({ ...remembered, confirmed: state.amount ?? remembered.amount })
  }

  private get remembered(): RememberedCredit | null {
    return this.dependencies.memory.of(this.token)
  }
}

export const creditStore = defineStore(
  'credit',
  (get) =>
    new CreditStore({
      api: get(apiPort)(calls),
      offer: get(offerStore),
      memory: get(creditMemory),
      leave: (href) => get(pageLeaver).go(href),
    }),
)
