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

/** The calls made here. */
const calls = { storeVismaPayStatus, vismaPayToken }

const isPaidAlready = (error: unknown): boolean => error instanceof ApiError && error.code === 'ALREADY_PAID'
/** The provider says otherwise than the address: what that means is said in the step. */
const isNo = (error: unknown): boolean => error instanceof ApiError && error.status === 409

interface Dependencies {
  readonly api: Client<typeof calls>
  readonly memory: CardMemory
  readonly leave: (href: string) => void
  /** What the booking costs now. */
  readonly price: () => number | null
}

/** What is known of the payment of this session's booking. */
export type CardOutcome = 'none' | 'leaving' | 'paid' | 'not-paid' | 'unverified'

/** A payment by card, over the way to the provider's page and back. */
export class CardStore {
  outcome: CardOutcome = 'none'
  /** What the payment was asked for; null where nobody remembers. */
  amount: number | null = null
  /** Asks for a payment and leaves for its page. */
  readonly paying = new Action(() => this.pay())
  /** Tells the server what has come back. Until it has heard that, nothing is known. */
  readonly storing = new Action((returned: CardReturn) => this.store(returned))
  private unheard: CardReturn | null = null
  private token: string | null = null

  constructor(private readonly dependencies: Dependencies) {
    makeAutoObservable<this, 'dependencies' | 'token' | 'unheard'>(
      this,
      { paying: false, storing: false, dependencies: false, token: false, unheard: false },
      { autoBind: true },
    )
  }

  get price(): number | null {
    return this.dependencies.price()
  }

  /** Takes up what the address and the tab's memory tell of a payment; once a session. */
  begin(token: string | null): void {
    if (this.token === token) return
    this.token = token
    this.outcome = 'none'
    this.amount = null
    this.unheard = null
    const { memory } = this.dependencies
    const kept = memory.read()
    const own = kept?.token === token ? kept : null
    if (own) this.amount = own.amount
    else memory.clear()
    const { search, href } = window.location
    const isReturn = isCardReturn(search)
    if (isReturn) window.history.replaceState(window.history.state, '', withoutReturn(href))
    const returned = isReturn ? cardReturn(search) : (own?.unheard ?? null)
    // What was paid stays paid, whatever address is opened once more.
    if (own?.isPaid) this.outcome = 'paid'
    else if (returned) void this.hear(returned)
    else if (isReturn) this.outcome = 'unverified'
  }

  /** Tells the server once more what it could not be told. */
  async retry(): Promise<void> {
    if (this.unheard) await this.hear(this.unheard)
  }

  /** The browser has kept the page while the visitor was away, who has come back by it and not by the provider's. */
  comeBack(): void {
    if (this.outcome === 'leaving') this.outcome = 'none'
  }

  private async hear(returned: CardReturn): Promise<void> {
    this.unheard = returned
    this.remember(false)
    await this.storing.run(returned)
  }

  private async store(returned: CardReturn): Promise<void> {
    const { token } = this
    try {
      await this.dependencies.api.storeVismaPayStatus({ body: returned }, { ownWords: isNo })
      if (token === this.token) this.become(claimsPaid(returned) ? 'paid' : 'not-paid')
    } catch (error) {
      // Any other failure leaves open how the payment stands.
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
      const { url } = await api.vismaPayToken({}, { ownWords: isPaidAlready })
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
    this.unheard = null
    if (outcome === 'paid') this.remember(true)
    else this.dependencies.memory.clear()
  }

  private leaving(amount: number | null): void {
    this.outcome = 'leaving'
    this.amount = amount
    this.remember(false)
  }

  private remember(isPaid: boolean): void {
    const { token, amount, unheard } = this
    if (token !== null) this.dependencies.memory.write({ token, isPaid, amount, unheard })
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
