import { makeAutoObservable } from 'mobx'
import { bookingStore, leadDate } from '#entities/booking'
import { activeSetting, creditTermsStore, signingReturnStore, type CreditTerms } from '#entities/credit'
import { creditMemory } from '#entities/payment'
import { sessionStore } from '#entities/session'
import type { AmountSetting } from '#shared/api/nouns/credit'
import type { Identifier } from '#shared/api/nouns/lenient'
import { defineStore, type StoreResolver } from '#shared/store/define-store'
import type { Resource } from '#shared/store/resource'

/** Whether this booking can be paid with credit, and whether the visitor returns from a signing (CR-01). */
class CreditAvailabilityStore {
  readonly #get: StoreResolver

  constructor(get: StoreResolver) {
    this.#get = get
    makeAutoObservable(this)
  }

  /** The visitor returns from a signing or has left for one. Its outcome is shown even if no credit is offered now. */
  get isReturning(): boolean {
    const { token } = this.#get(sessionStore)
    return this.#get(signingReturnStore).isOf(token) || this.#get(creditMemory).of(token) !== null
  }

  get organizationId(): Identifier | undefined {
    return this.#get(bookingStore).booking?.organization?.id
  }

  /** Price in euros; null if it is unknown or the booking is an enquiry, which is not paid in advance (RC-10). */
  get price(): number | null {
    const { booking } = this.#get(bookingStore)
    return booking && leadDate(booking) === null ? (booking.price?.active_price ?? null) : null
  }

  /** Terms of the booking's workshop; null while no workshop is chosen. */
  get terms(): Resource<[], CreditTerms> | null {
    return this.organizationId === undefined ? null : this.#get(creditTermsStore)(this.organizationId)
  }

  /** Setting with the amount to apply for; null if no credit is offered or the terms are not loaded. */
  get setting(): AmountSetting | null {
    const terms = this.terms?.latest
    return terms ? activeSetting(terms, this.price) : null
  }
}

export const creditAvailabilityStore = defineStore('credit-availability', (get) => new CreditAvailabilityStore(get))
