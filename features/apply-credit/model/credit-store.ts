import { makeAutoObservable, observableRef } from 'mobx'
import type { Client } from '#shared/api/client'
import { bookSignedPayment } from '#shared/api/contract/credit-bank'
import type { PaymentResult } from '#shared/api/nouns/credit'
import { apiPort } from '#shared/api/port'
import { foreignAddress } from '#shared/foreign-address'
import { pageLeaver } from '#shared/leave-page'
import { defineStore } from '#shared/store/define-store'
import { creditMemory, type CreditMemory } from './credit-memory'
import { isUnknownPayment, stateOf, type CreditState } from './credit-state'
import { offerStore, type OfferStore } from './offer-store'

/** The calls made here. */
const calls = { bookSignedPayment }

interface Dependencies {
  readonly api: Client<typeof calls>
  readonly offer: OfferStore
  readonly memory: CreditMemory
  readonly leave: (href: string) => void
}

/** How the credit of this session's booking stands, over the way to the bank and back (CR-06). */
export class CreditStore {
  state: CreditState = { status: 'none' }
  private token: string | null = null

  constructor(private readonly dependencies: Dependencies) {
    makeAutoObservable<this, 'dependencies' | 'token'>(
      this,
      { state: observableRef, dependencies: false, token: false },
      { autoBind: true },
    )
  }

  /** Takes up what the address and the tab's memory tell of a signing; once a session. */
  begin(token: string | null): void {
    const { offer, memory } = this.dependencies
    if (this.token === token) return
    this.token = token
    this.state = { status: 'none' }
    const returned = offer.takeReturn()
    if (returned === 'failure' || !this.remembered) memory.clear()
    if (returned === 'failure') this.state = { status: 'failed', isDenied: false }
    else if (returned === 'success' || this.remembered) void this.check(returned === 'success')
  }

  /**
   * Asks the bank how the signing ended. Where the address has promised that it went well, only the bank's no stands against
   * it, and not an answer that cannot be had (READINGS.md 14).
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

  /** Goes on with what the bank says. Returns where to sign, if that is what is to be done. */
  take(result: PaymentResult, expected: number | null): string | null {
    const address = foreignAddress(result.signingUrl, window.location.href)
    this.become(stateOf(result, address, expected))
    return this.state.status === 'failed' ? null : address
  }

  /** An application is with the bank from now on; of it this much outlives the page. */
  remember(paymentId: string, amount: number): void {
    if (this.token !== null) this.dependencies.memory.write({ token: this.token, paymentId, amount })
  }

  sign(address: string): void {
    this.become({ status: 'leaving' })
    this.dependencies.leave(address)
  }

  /** The browser has kept the page while the visitor was away. */
  comeBack(): void {
    if (this.state.status === 'leaving') void this.check()
  }

  become(state: CreditState): void {
    this.state = state
    // Nothing is to be found out about it any more.
    if (state.status === 'failed' || state.status === 'none') this.dependencies.memory.clear()
  }

  private get remembered() {
    const kept = this.dependencies.memory.read()
    return kept?.token === this.token ? kept : null
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
