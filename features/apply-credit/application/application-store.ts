import { makeAutoObservable, observableRef } from 'mobx'
import { sameSession } from '#entities/session'
import type { Client } from '#shared/api/client'
import { creditPaymentMethods, ipAddress, saveCreditData } from '#shared/api/contract/credit-bank'
import type { PaymentMethod, PaymentResult } from '#shared/api/nouns/credit'
import { apiPort } from '#shared/api/port'
import { privately } from '#shared/api/privately'
import { Action } from '#shared/store/action'
import { defineStore } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'
import { bankMessage, isBankRefusal } from './bank-message'
import { CreditBooking, calls as bookingCalls } from '../account/credit-booking'
import { contractType, creditRequest } from './credit-request'
import { creditStore, type CreditStore } from '../account/credit-store'
import type { CreditValues } from './credit-values'
import { offerStore, type OfferStore } from '../offer/offer-store'
import { TransientText } from './transient-text'

const calls = { creditPaymentMethods, ipAddress, saveCreditData }

interface Dependencies {
  readonly api: Client<typeof calls>
  readonly booking: CreditBooking
  readonly offer: OfferStore
  readonly credit: CreditStore
  /** Whether the session is still the one that sent the application. */
  readonly isSameSession: () => boolean
}

/** The bank's response, with the data of it that is saved with the booking. */
interface Answer {
  readonly result: PaymentResult
  readonly requested: number
  readonly contractType: string
}

/** An application for credit: payment methods, request, and saving of the response (CR-05). */
export class ApplicationStore {
  /** Message of the last failure, shown for a few seconds (CR-07). */
  readonly message = new TransientText()
  readonly methods: Resource<[amount: number], readonly PaymentMethod[]>
  readonly applying: Action<[values: CreditValues, hasAccount: boolean]>
  readonly keeping: Action<[]>
  /** Response that is not saved yet. Once it is set, the form with the government id is unmounted. */
  answer: Answer | null = null
  constructor(private readonly dependencies: Dependencies) {
    this.methods = new Resource((signal, amount) => this.fetchMethods(amount, signal))
    this.applying = new Action((values, hasAccount) => this.apply(values, hasAccount))
    this.keeping = new Action(() => this.keep())
    makeAutoObservable<this, 'dependencies'>(this, { answer: observableRef, dependencies: false }, { autoBind: true })
  }

  /** The method to use, which is the first one; null without any. */
  get method(): PaymentMethod | null {
    return this.methods.latest?.[0] ?? null
  }

  async load(): Promise<void> {
    const { setting } = this.dependencies.offer
    if (!setting || (await this.methods.load(setting.amount))) return
    const { state } = this.methods
    if (state.status === 'failed') this.message.show(bankMessage(state.error))
  }

  async submit(values: CreditValues, hasAccount: boolean): Promise<void> {
    this.message.clear()
    if (await this.applying.run(values, hasAccount)) await this.storeAnswer()
    else if (this.applying.hasFailed) this.message.show(bankMessage(this.applying.error))
  }

  /**
   * Saves the response with the booking and continues to the signing. A retry after a failure saves the same response.
   */
  async storeAnswer(): Promise<void> {
    const { credit, isSameSession } = this.dependencies
    const { answer } = this
    if (!answer || !(await this.keeping.run())) return
    this.take(null)
    if (!isSameSession()) return
    const address = credit.take(answer.result, answer.requested)
    if (address !== null) credit.sign(address)
  }

  dispose(): void {
    this.message.clear()
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
    return this.dependencies.api.creditPaymentMethods({ query }, { signal, handlesError: isBankRefusal })
  }
}

export const applicationStore = defineStore(
  'credit-application',
  (get) =>
    new ApplicationStore({
      api: privately(get(apiPort))(calls),
      booking: new CreditBooking(get(apiPort)(bookingCalls)),
      offer: get(offerStore),
      credit: get(creditStore),
      isSameSession: sameSession(get),
    }),
)
