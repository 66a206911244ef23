import { makeAutoObservable, observableRef } from 'mobx'
import { sameSession } from '#entities/session'
import type { Client } from '#shared/api/client'
import { creditPaymentMethods, ipAddress, saveCreditData } from '#shared/api/contract/credit-bank'
import type { PaymentMethod, PaymentResult } from '#shared/api/nouns/credit'
import { apiPort } from '#shared/api/port'
import { Action } from '#shared/store/action'
import { defineStore } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'
import { bankWords, isBanksNo } from './bank-words'
import { CreditBooking, calls as bookingCalls } from './credit-booking'
import { contractType, creditRequest } from './credit-request'
import { creditStore, type CreditStore } from './credit-store'
import type { CreditValues } from './credit-values'
import { offerStore, type OfferStore } from './offer-store'
import { PassingText } from './passing-text'

/** The calls made here. */
const calls = { creditPaymentMethods, ipAddress, saveCreditData }

interface Dependencies {
  readonly api: Client<typeof calls>
  readonly booking: CreditBooking
  readonly offer: OfferStore
  readonly credit: CreditStore
  /** What the bank says of another session's booking is nothing of this one's. */
  readonly mayStill: () => boolean
}

/** The bank's answer, with what is kept of it with the booking. */
interface Answer {
  readonly result: PaymentResult
  readonly requested: number
  readonly contractType: string
}

/** An application for credit: the methods, the request, and what is kept of the answer (CR-05). */
export class ApplicationStore {
  /** The server's words on what failed, for a while (CR-07). */
  readonly words = new PassingText()
  readonly methods: Resource<[amount: number], readonly PaymentMethod[]>
  readonly applying: Action<[values: CreditValues, hasAccount: boolean]>
  readonly keeping: Action<[]>
  /** From here on the form, and the government id in it, is not needed any more. */
  answer: Answer | null = null
  constructor(private readonly dependencies: Dependencies) {
    this.methods = new Resource((signal, amount) => this.fetchMethods(amount, signal))
    this.applying = new Action((values, hasAccount) => this.apply(values, hasAccount))
    this.keeping = new Action(() => this.keep())
    makeAutoObservable<this, 'dependencies'>(
      this,
      { answer: observableRef, words: false, methods: false, applying: false, keeping: false, dependencies: false },
      { autoBind: true },
    )
  }

  /** The first method is the one that is used. */
  get method(): PaymentMethod | null {
    return this.methods.latest?.[0] ?? null
  }

  async load(): Promise<void> {
    const { setting } = this.dependencies.offer
    if (!setting || (await this.methods.load(setting.amount))) return
    const { state } = this.methods
    if (state.status === 'failed') this.words.show(bankWords(state.error))
  }

  async submit(values: CreditValues, hasAccount: boolean): Promise<void> {
    this.words.clear()
    if (await this.applying.run(values, hasAccount)) await this.goOn()
    else if (this.applying.hasFailed) this.words.show(bankWords(this.applying.error))
  }

  /** Keeps the answer with the booking and goes to where it leads. Where that fails, the same answer is kept by the next try. */
  async goOn(): Promise<void> {
    const { credit, mayStill } = this.dependencies
    const { answer } = this
    if (!answer || !(await this.keeping.run())) return
    this.take(null)
    if (!mayStill()) return
    const address = credit.take(answer.result, answer.requested)
    if (address !== null) credit.sign(address)
  }

  dispose(): void {
    this.words.clear()
    this.methods.reset()
  }

  private async apply(values: CreditValues, hasAccount: boolean): Promise<void> {
    const { api, booking, offer } = this.dependencies
    const { method } = this
    const { setting, organizationId } = offer
    if (!method || !setting || organizationId === undefined) return
    const { value } = await api.ipAddress()
    const result = await booking.book({
      query: { organizationId },
      body: creditRequest({ values, method, setting, ipAddress: value, href: window.location.href }),
    })
    this.take({ result, requested: setting.amount, contractType: contractType(method, hasAccount) })
  }

  private async keep(): Promise<void> {
    if (!this.answer) return
    const { result, requested, contractType } = this.answer
    const { paymentId: id, bookPaymentStatus: status, approvedAmount } = result
    if (status === 'DENIED') return
    const isApproved = (status === 'BOOKED' || status === 'FINALIZED') && approvedAmount > 0
    const amount = isApproved ? approvedAmount : requested
    this.dependencies.credit.remember(id, amount)
    await this.dependencies.api.saveCreditData({ query: { id, amount, contractType } })
  }

  private take(answer: Answer | null): void {
    this.answer = answer
  }

  private fetchMethods(amount: number, signal: AbortSignal): Promise<readonly PaymentMethod[]> {
    const { organizationId } = this.dependencies.offer
    const query = organizationId === undefined ? { amount } : { amount, organizationId }
    return this.dependencies.api.creditPaymentMethods({ query }, { signal, ownWords: isBanksNo })
  }
}

export const applicationStore = defineStore(
  'credit-application',
  (get) =>
    new ApplicationStore({
      api: get(apiPort)(calls),
      booking: new CreditBooking(get(apiPort)(bookingCalls)),
      offer: get(offerStore),
      credit: get(creditStore),
      mayStill: sameSession(get),
    }),
)
