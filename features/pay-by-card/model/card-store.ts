import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { bookingStore, type BookingStore } from '#entities/booking'
import { strayReturnsStore } from '#entities/process'
import { cardMemory, choiceMemory, type CardReturn, type PaymentMemory, type RememberedCard } from '#entities/payment'
import { replaceAddress } from '#shared/address'
import { type Client, apiPort } from '#shared/api/client'
import { storeVismaPayStatus, vismaPayToken } from '#shared/api/contract/payments/card'
import { ApiError, isSessionEnd } from '#shared/api/errors'
import { CARD_KEY } from '#shared/store/keys'
import { foreignAddress } from '#shared/foreign-address'
import { pageLeaver } from '#shared/page-leaver'
import { Action } from '#shared/store/action'
import { defineStore } from '#shared/store/define-store'
import { cardAvailabilityStore } from './card-availability-store'
import { cardReturn, claimsPaid, isCardReturn, withoutReturn } from './card-return'
import { cardSums, type CardSums } from './card-sums'

const calls = { storeVismaPayStatus, vismaPayToken }

const isPaidAlready = (error: unknown): boolean => error instanceof ApiError && error.code === 'ALREADY_PAID'
/** Whether the server answers that the return is not as the address says. The page explains it (reading 51). */
const isContradiction = (error: unknown): boolean => error instanceof ApiError && [400, 404, 409].includes(error.status)
/** Whether the session has no such payment. */
const isForeign = (error: unknown): boolean => error instanceof ApiError && error.status === 404
/** Whether the provider has not received the payment, or not yet. */
const isUnpaid = (error: unknown): boolean => error instanceof ApiError && error.code === 'NOT_PAID'

interface Dependencies {
  readonly api: Client<typeof calls>
  readonly memory: PaymentMemory<RememberedCard>
  readonly leave: (href: string) => void
  /** Withdraws the choice of the card, so that a difference is not paid by card unless the visitor chooses it again. */
  readonly withdraw: () => void
  /** Current price of the booking in euros; null without one. */
  readonly price: () => number | null
  /** Asks the server for the sum in euros paid for the booking. Null if the server does not tell it. */
  readonly askPaid: () => Promise<number | null>
  /** Resolves to whether the session has a booking, true if that cannot be read. */
  readonly hasBegun: () => Promise<boolean>
  /** Has the page answer a return that no booking of this tab can answer. */
  readonly addStray: () => void
}

/** Outcome of the last payment of this session's booking. */
export type CardOutcome = 'none' | 'leaving' | 'paid' | 'not-paid' | 'unverified' | 'foreign'

type Remembered = Omit<RememberedCard, 'token'>
const NOTHING: Remembered = { paid: 0, pending: null, unconfirmed: null }

/** The payments by card of a booking, across the redirects to the provider's page. */
export class CardStore {
  outcome: CardOutcome = 'none'
  /** Number of outcomes that became known in this page, so that the message takes the focus. */
  news = 0
  /** Creates a payment and leaves for its page. */
  readonly paying = new Action(() => this.pay())
  /** Sends the return parameters to the server. Until it has confirmed them, the outcome is unknown. */
  readonly storing = new Action((returned: CardReturn) => this.store(returned))
  /** A return that the provider contradicts. It may have come before the payment, so it can be sent again. */
  early: CardReturn | null = null
  private token: string | null | undefined

  constructor(private readonly dependencies: Dependencies) {
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false, early: observableRef }, { autoBind: true })
  }

  get price(): number | null {
    return this.dependencies.price()
  }

  /** Euros paid in this session, 0 for none; null if the sum is unknown. */
  get paid(): number | null {
    return this.remembered.paid
  }

  get sums(): CardSums {
    return cardSums(this.paid, this.price)
  }

  /** Reads the outcome of a payment from the address and the session storage. Runs once per session. */
  begin(token: string | null): void {
    if (this.token === token) return
    this.token = token
    const { paid, pending, unconfirmed } = this.remembered
    this.outcome = paid === 0 ? 'none' : 'paid'
    this.early = null
    this.storing.clear()
    const { search, href } = window.location
    const isReturn = isCardReturn(search)
    if (isReturn) replaceAddress(withoutReturn(href))
    // Without a session the server cannot store anything, and the page says so.
    if (token === null) return
    const returned = isReturn ? cardReturn(search) : unconfirmed
    if (returned && !this.isStale(returned)) void this.send(returned)
    else if (isReturn && paid === 0) void this.refuse('unverified')
    else if (isReturn) this.news += 1
    else if (pending) void this.catchUp()
  }

  /** Sends the return parameters again after a failure, or after a return that came too early. */
  async retry(): Promise<void> {
    const returned = this.remembered.unconfirmed ?? this.early
    if (returned) await this.send(returned)
  }

  /** Asks whether the payment for which the visitor has left was received, because another tab may have had the return. */
  async catchUp(): Promise<void> {
    const { token } = this
    if (!this.remembered.pending || this.outcome === 'leaving' || this.storing.isRunning) return
    const isPaid = await this.hasMore()
    if (isPaid && token === this.token) this.become('paid')
  }

  /**
   * Resets the payment after the browser has restored the page, so that the visitor did not return through the
   * provider. Another page of the tab may have read the outcome meanwhile.
   */
  onPageRestored(): void {
    if (this.outcome !== 'leaving') return
    this.dependencies.memory.reload()
    this.outcome = this.paid === 0 ? 'none' : 'paid'
    void this.catchUp()
  }

  private get remembered(): Remembered {
    return this.dependencies.memory.of(this.token ?? null) ?? NOTHING
  }

  /** Whether a return belongs to an earlier payment than the last one, as an address in the history does. */
  private isStale({ orderNumber }: CardReturn): boolean {
    const { paid, pending } = this.remembered
    return paid !== 0 && pending?.order !== orderNumber
  }

  private async send(returned: CardReturn): Promise<void> {
    this.remember({ unconfirmed: returned })
    await this.storing.run(returned)
  }

  private async store(returned: CardReturn): Promise<void> {
    const { token } = this
    try {
      await this.dependencies.api.storeVismaPayStatus({ body: returned }, { handlesError: isContradiction })
      if (token !== this.token) return
      const isPaid = claimsPaid(returned) ? await this.received(returned) : await this.hasMore()
      if (token === this.token) this.become(isPaid ? 'paid' : 'not-paid')
    } catch (error) {
      // After any other failure the outcome of the payment is unknown.
      if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429 || isSessionEnd(error))
        throw error
      await this.refuse(isForeign(error) ? 'foreign' : 'unverified', isUnpaid(error) ? returned : null)
    }
  }

  /** Says that a return is not confirmed. Without a booking there is nothing that it could belong to. */
  private async refuse(outcome: 'unverified' | 'foreign', early: CardReturn | null = null): Promise<void> {
    const { token, dependencies } = this
    const hasBegun = await dependencies.hasBegun()
    if (token !== this.token) return
    if (!hasBegun) dependencies.addStray()
    runInAction(() => {
      this.early = early
      this.become(hasBegun ? outcome : 'none')
    })
  }

  /** Reads the server's sum. Resolves to whether it is more than the tab knows of. An address may say less than was paid. */
  private async hasMore(): Promise<boolean> {
    const { token } = this
    const known = await this.dependencies.askPaid()
    const isMore = known !== null && this.paid !== null && known > this.paid
    if (isMore && token === this.token) this.remember({ paid: known })
    return isMore
  }

  private async pay(): Promise<void> {
    const { api, leave } = this.dependencies
    const { token } = this
    const { due: amount } = this.sums
    try {
      const { url, orderNumber: order } = await api.vismaPayToken({}, { handlesError: isPaidAlready })
      const address = foreignAddress(url, window.location.href)
      if (address === null) throw new Error('The provider has no page to pay on')
      if (token !== this.token) return
      this.leaveFor({ order, amount })
      leave(address)
    } catch (error) {
      if (!isPaidAlready(error)) throw error
      if (token !== this.token) return
      const known = await this.dependencies.askPaid()
      if (token !== this.token) return
      if (known) this.remember({ paid: known })
      else if (this.paid === 0) this.remember({ paid: null })
      this.become('paid')
    }
  }

  private leaveFor(pending: Remembered['pending']): void {
    this.outcome = 'leaving'
    this.remember({ pending })
  }

  /** Takes the server's sum, or else adds the payment to the tab's sum, which is unknown if the payment is. */
  private async received({ orderNumber }: CardReturn): Promise<true> {
    const { token } = this
    const { paid, pending } = this.remembered
    const isKnown = paid !== null && pending?.order === orderNumber
    const ownSum = isKnown ? Math.round((paid + pending.amount) * 100) / 100 : null
    const known = await this.dependencies.askPaid()
    if (token === this.token) this.remember({ paid: known || ownSum })
    return true
  }

  private become(outcome: CardOutcome): void {
    this.outcome = outcome
    this.news += 1
    if (outcome === 'paid') this.dependencies.withdraw()
    this.remember({ pending: null, unconfirmed: null })
  }

  private remember(changes: Partial<Remembered>): void {
    if (this.token) this.dependencies.memory.write({ ...this.remembered, ...changes, token: this.token })
  }
}

/** The server's own figure of the card payments, an extension of the booking. */
const paidOf = ({ booking }: Pick<BookingStore, 'booking'>): number | null => booking?.payment?.paid ?? null

export const cardStore = defineStore(
  'card',
  (get) =>
    new CardStore({
      api: get(apiPort)(calls),
      memory: get(cardMemory),
      leave: (href) => get(pageLeaver).go(href),
      withdraw: () => get(choiceMemory).clear(),
      price: () => get(cardAvailabilityStore).price,
      askPaid: async () => ((await get(bookingStore).resource.load()) ? paidOf(get(bookingStore)) : null),
      hasBegun: async () => {
        const store = get(bookingStore)
        if (!store.booking) await store.resource.load()
        return store.booking === null || store.booking.vehicle !== null
      },
      addStray: () => get(strayReturnsStore).add(CARD_KEY),
    }),
)
