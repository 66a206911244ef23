import { makeAutoObservable, observableRef } from 'mobx'
import {
  applicationCalls,
  approvedAmount,
  contractType,
  CreditBooking,
  methodCalls,
  paymentMethods,
} from '#entities/credit'
import { sameSession } from '#entities/session'
import { type Client, apiPort } from '#shared/api/client'
import { ipAddress, saveCreditData } from '#shared/api/contract/payments/credit-bank'
import type { PaymentMethod, PaymentResult } from '#shared/api/nouns/credit'
import { privately } from '#shared/api/privately'
import { Action } from '#shared/store/action'
import { defineStore, type StoreResolver } from '#shared/store/define-store'
import { bankMessage } from './bank-message'
import { creditAccountStore } from './credit-account-store'
import { creditAvailabilityStore } from './credit-availability-store'
import { creditRequest } from './credit-request'
import type { CreditValues } from './credit-values'
import { TransientText } from './transient-text'

const calls = { ...methodCalls, ipAddress, saveCreditData }

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
  readonly methods: ReturnType<typeof paymentMethods>
  readonly applying: Action<[values: CreditValues, hasAccount: boolean]>
  readonly keeping: Action<[]>
  /** Response that is not saved yet. Once it is set, the form with the government id is unmounted. */
  answer: Answer | null = null
  readonly #get: StoreResolver
  readonly #api: Client<typeof calls>
  readonly #booking: CreditBooking
  /** Whether the session is still the one that sent the application. */
  readonly #isSameSession: () => boolean

  constructor(get: StoreResolver) {
    this.#get = get
    this.#api = privately(get(apiPort))(calls)
    this.#booking = new CreditBooking(get(apiPort)(applicationCalls))
    this.#isSameSession = sameSession(get)
    this.methods = paymentMethods(this.#api)
    this.applying = new Action((values, hasAccount) => this.apply(values, hasAccount))
    this.keeping = new Action(() => this.keep())
    makeAutoObservable(this, { answer: observableRef }, { autoBind: true })
  }

  /** The method to use, which is the first one; null without any. */
  get method(): PaymentMethod | null {
    return this.methods.latest?.[0] ?? null
  }

  async load(): Promise<void> {
    const { setting, organizationId } = this.#get(creditAvailabilityStore)
    if (!setting || (await this.methods.load(setting.amount, organizationId))) return
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
    const account = this.#get(creditAccountStore)
    const { answer } = this
    if (!answer || !(await this.keeping.run())) return
    this.take(null)
    if (!this.#isSameSession()) return
    const address = account.take(answer.result, answer.requested)
    if (address !== null) account.sign(address)
  }

  dispose(): void {
    this.message.clear()
    this.methods.reset()
  }

  private async apply(values: CreditValues, hasAccount: boolean): Promise<void> {
    const { method } = this
    const { setting, organizationId } = this.#get(creditAvailabilityStore)
    if (!method || !setting || organizationId === undefined) return
    const { value } = await this.#api.ipAddress()
    const result = await this.#booking.book({
      query: { organizationId },
      body: creditRequest({ values, method, setting, ipAddress: value, href: window.location.href }),
    })
    this.take({ result, requested: setting.amount, contractType: contractType(method, hasAccount) })
  }

  private async keep(): Promise<void> {
    if (!this.answer) return
    const { result, requested, contractType } = this.answer
    if (result.bookPaymentStatus === 'DENIED') return
    const id = result.paymentId
    const amount = approvedAmount(result) ?? requested
    this.#get(creditAccountStore).remember(id, amount)
    await this.#api.saveCreditData({ query: { id, amount, contractType } })
  }

  private take(answer: Answer | null): void {
    this.answer = answer
  }
}

export const applicationStore = defineStore('credit-application', (get) => new ApplicationStore(get))
