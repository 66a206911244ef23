import { makeAutoObservable } from 'mobx'
import type { Client } from '#shared/api/client'
import { storeVismaPayStatus, vismaPayToken } from '#shared/api/contract/card-payment'
import { ApiError, isSessionEnd } from '#shared/api/errors'
import { apiPort } from '#shared/api/port'
import { foreignAddress } from '#shared/foreign-address'
import { pageLeaver } from '#shared/leave-page'
import { Action } from '#shared/store/action'
import { defineStore } from '#shared/store/define-store'
import { cardMemory, type CardMemory } from './card-memory'
import { cardOfferStore } from './card-offer-store'
import { cardReturn, claimsPaid, isCardReturn, withoutReturn, type CardReturn } from './card-return'

const calls = { storeVismaPayStatus, vismaPayToken }

const isPaidAlready = (error: unknown): boolean => error instanceof ApiError && error.code === 'ALREADY_PAID'
/** Whether the provider contradicts the address. The step explains it, so no general error is shown. */
const isContradiction = (error: unknown): boolean => error instanceof ApiError && error.status === 409

interface Dependencies {
  readonly api: Client<typeof calls>
  readonly memory: CardMemory
  readonly leave: (href: string) => void
  /** Current price of the booking in euros; null without one. */
  readonly price: () => number | null
}

/** Outcome of the payment of this session's booking. */
export type CardOutcome = 'none' | 'leaving' | 'paid' | 'not-paid' | 'unverified'

/** A payment by card, across the visit to the provider's page. */
export class CardStore {
  outcome: CardOutcome = 'none'
  /** Euros of the payment; null if they are unknown. */
  amount: number | null = null
  /** Creates a payment and leaves for its page. */
  readonly paying = new Action(() => this.pay())
  /** Sends the return parameters to the server. Until it has confirmed them, the outcome is unknown. */
  readonly storing = new Action((returned: CardReturn) => this.store(returned))
  private unsent: CardReturn | null = null
  private token: string | null = null

  constructor(private readonly dependencies: Dependencies) {
    makeAutoObservable<this, 'dependencies' | 'token' | 'unsent'>(
      this,
      { paying: false, storing: false, dependencies: false, token: false, unsent: false },
      { autoBind: true },
    )
  }

  get price(): number | null {
    return this.dependencies.price()
  }

  /** Reads the outcome of a payment from the address and the session storage. Runs once per session. */
  begin(token: string | null): void {
    if (this.token === token) return
    this.token = token
    this.outcome = 'none'
    this.amount = null
    this.unsent = null
    const { memory } = this.dependencies
    const kept = memory.read()
    const own = kept?.token === token ? kept : null
    if (own) this.amount = own.amount
    else memory.clear()
    const { search, href } = window.location
    const isReturn = isCardReturn(search)
    if (isReturn) window.history.replaceState(window.history.state, '', withoutReturn(href))
    const returned = isReturn ? cardReturn(search) : (own?.unheard ?? null)
    // A paid booking stays paid even if an old return address is opened again.
    if (own?.isPaid) this.outcome = 'paid'
    else if (returned) void this.send(returned)
    else if (isReturn) this.outcome = 'unverified'
  }

  /** Sends the return parameters again after a failure. */
  async retry(): Promise<void> {
    if (this.unsent) await this.send(this.unsent)
  }

  /**
   * Resets the payment after the browser has restored the page, so that the visitor did not return through the
   * provider.
   */
  onPageRestored(): void {
    if (this.outcome === 'leaving') this.outcome = 'none'
  }

  private async send(returned: CardReturn): Promise<void> {
    this.unsent = returned
    this.remember(false)
    await this.storing.run(returned)
  }

  private async store(returned: CardReturn): Promise<void> {
    const { token } = this
    try {
      await this.dependencies.api.storeVismaPayStatus({ body: returned }, { handlesError: isContradiction })
      if (token === this.token) this.become(claimsPaid(returned) ? 'paid' : 'not-paid')
    } catch (error) {
      // After any other failure the outcome of the payment is unknown.
      if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429 || isSessionEnd(error))
        throw error
      if (token === this.token) this.become('unverified')
    }
  }

  private async pay(): Promise<void> {
    const { api, leave, price } = this.dependencies
    const { token } = this
    const amount = price()
    try {
      const { url } = await api.vismaPayToken({}, { handlesError: isPaidAlready })
      const address = foreignAddress(url, window.location.href)
      if (address === null) throw new Error('The provider has no page to pay on')
      if (token !== this.token) return
      this.leaving(amount)
      leave(address)
    } catch (error) {
      if (!isPaidAlready(error)) throw error
      if (token === this.token) this.become('paid')
    }
  }

  private become(outcome: CardOutcome): void {
    this.outcome = outcome
    this.unsent = null
    if (outcome === 'paid') this.remember(true)
    else this.dependencies.memory.clear()
  }

  private leaving(amount: number | null): void {
    this.outcome = 'leaving'
    this.amount = amount
    this.remember(false)
  }

  private remember(isPaid: boolean): void {
    const { token, amount, unsent } = this
    if (token !== null) this.dependencies.memory.write({ token, isPaid, amount, unheard: unsent })
  }
}

export const cardStore = defineStore(
  'card',
  (get) =>
    new CardStore({
      api: get(apiPort)(calls),
      memory: get(cardMemory),
      leave: (href) => get(pageLeaver).go(href),
      price: () => get(cardOfferStore).price,
    }),
)
