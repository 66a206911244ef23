import { makeAutoObservable, observableRef } from 'mobx'
import { enums, nullable, number, object, optional, string } from 'superstruct'
import { defineStore } from '#shared/store/define-store'
import { CARD_KEY, CREDIT_KEY } from '#shared/store/keys'
import { persisted, type Persisted } from '#shared/store/persisted'
import { Identifier } from '#shared/api/nouns/lenient'

/** Parameters with which the card provider returns the visitor. */
export const CardReturn = object({ orderNumber: string(), paymentState: string(), authCode: string() })
export type CardReturn = typeof CardReturn.TYPE

/**
 * Card payments of the session of `token`. `paid` is their sum in euros, 0 for none and null if it is unknown. `pending`
 * is the payment for which the visitor left. `unconfirmed` is a return that the server has not confirmed. No card data.
 */
const Card = object({
  token: string(),
  paid: nullable(number()),
  pending: nullable(object({ order: string(), amount: number() })),
  unconfirmed: nullable(CardReturn),
})
export type RememberedCard = typeof Card.TYPE

/**
 * The credit application of the session of `token`. `confirmed` is the approved sum in euros, or null before the
 * approval. `pending` says that the applicant has signed and the bank could not be asked, or that the bank has not
 * decided. No personal data, and never the government id (reading 36).
 */
const Credit = object({
  token: string(),
  paymentId: Identifier,
  amount: number(),
  confirmed: nullable(number()),
  pending: optional(enums(['signed', 'frozen'])),
})

/** The payment method that the visitor has chosen in the session of `token`. */
const Choice = object({ token: string(), method: enums(['card', 'credit']) })
export type RememberedChoice = typeof Choice.TYPE

/** Data of payments that survives the redirect to another site, in the session storage of the tab. */
export class PaymentMemory<T extends { readonly token: string }> {
  private value: T | null

  constructor(private readonly storage: Persisted<T>) {
    this.value = storage.read()
    makeAutoObservable<this, 'storage' | 'value'>(this, { value: observableRef, storage: false }, { autoBind: true })
  }

  /** Returns what belongs to the session of `token`, or null. */
  of(token: string | null): T | null {
    return this.value !== null && this.value.token === token ? this.value : null
  }

  write(value: T): void {
    this.value = value
    this.storage.write(value)
  }

  clear(): void {
    this.value = null
    this.storage.clear()
  }

  /** Reads the storage again, because another page of this tab may have written it. */
  reload(): void {
    this.value = this.storage.read()
  }
}

export const cardMemory = defineStore('card-memory', () => new PaymentMemory(persisted(CARD_KEY, Card)))
export const creditMemory = defineStore('credit-memory', () => new PaymentMemory(persisted(CREDIT_KEY, Credit)))
export const choiceMemory = defineStore(
  'choice-memory',
  () => new PaymentMemory(persisted('huoltovaraus.payment', Choice)),
)
