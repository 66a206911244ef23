import { makeAutoObservable, observableRef } from 'mobx'
import { bookingStore, leadDate } from '#entities/booking'
import { creditMemory } from '#entities/payment'
import { sessionStore } from '#entities/session'
import { replaceAddress } from '#shared/address'
import { apiPort } from '#shared/api/client'
import { creditAmountSettings, creditMinimumPrice } from '#shared/api/contract/payments/credit-bank'
import { minimumPriceForCredit } from '#shared/api/contract/payments/financing'
import type { AmountSetting } from '#shared/api/nouns/credit'
import { defineStore, type StoreResolver } from '#shared/store/define-store'
import { perKey } from '#shared/store/per-key'
import { Resource } from '#shared/store/resource'
import { activeSetting, type CreditTerms } from './active-setting'
import { signingReturn, withoutSigning, type SigningReturn } from '../signing/signing-return'
import type { Identifier } from '#shared/api/nouns/lenient'

const calls = { creditAmountSettings, creditMinimumPrice, minimumPriceForCredit }

/** Whether credit is offered for this booking, and whether the visitor returns from a signing (CR-01). */
class OfferStore {
  readonly #get: StoreResolver
  readonly #terms = perKey(
    (organizationId: Identifier) =>
      new Resource<[], CreditTerms>(async (signal) => {
        const query = { organizationId }
        const api = this.#get(apiPort)(calls)
        const [minimum, settings] = await Promise.all([
          api.creditMinimumPrice({ query }, { signal }),
          api.creditAmountSettings({ query }, { signal }),
        ])
        // Without a credit bank, the financing may have its own minimum.
        return { minimum: minimum ?? (await api.minimumPriceForCredit({ query }, { signal })), settings }
      }),
  )

  /** The outcome that the address had, for the session that the page was opened with. */
  private returned: { readonly token: string | null; readonly outcome: SigningReturn } | null = null

  constructor(get: StoreResolver) {
    this.#get = get
    makeAutoObservable<this, 'returned'>(this, { returned: observableRef })
  }

  /** The visitor returns from a signing or has left for one. Its outcome is shown even if no credit is offered now. */
  get isReturning(): boolean {
    const { token } = this.#get(sessionStore)
    return (
      signingReturn(window.location.search) !== null ||
      (this.returned !== null && this.returned.token === token) ||
      this.#get(creditMemory).of(token) !== null
    )
  }

  /**
   * Returns the outcome of a signing with which this page was opened, or null without one. Removes it from the address
   * at the first call.
   */
  readReturn(token: string | null): SigningReturn | null {
    const { search, href } = window.location
    const address = withoutSigning(href)
    if (address !== null) {
      const outcome = signingReturn(search)
      replaceAddress(address)
      this.returned = outcome && { token, outcome }
    }
    return this.returned?.token === token ? this.returned.outcome : null
  }

  /** Forgets the outcome that the address had, because it belongs to no booking of this tab. */
  forgetReturn(): void {
    this.returned = null
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
  get resource(): Resource<[], CreditTerms> | null {
    return this.organizationId === undefined ? null : this.#terms(this.organizationId)
  }

  /** Setting with the amount to apply for; null if no credit is offered or the terms are not loaded. */
  get setting(): AmountSetting | null {
    const terms = this.resource?.latest
    return terms ? activeSetting(terms, this.price) : null
  }
}

export const offerStore = defineStore('credit-offer', (get) => new OfferStore(get))
