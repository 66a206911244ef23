import { makeAutoObservable } from 'mobx'
import { bookingStore, type BookingStore } from '#entities/booking'
import { sessionStore, type SessionStore } from '#entities/session'
import type { Client } from '#shared/api/client'
import { creditAmountSettings, creditMinimumPrice } from '#shared/api/contract/credit-bank'
import { minimumPriceForCredit } from '#shared/api/contract/financing'
import type { AmountSetting } from '#shared/api/nouns/credit'
import { apiPort } from '#shared/api/port'
import { defineStore } from '#shared/store/define-store'
import { perKey } from '#shared/store/per-key'
import { Resource } from '#shared/store/resource'
import { activeSetting, type CreditTerms } from './active-setting'
import { creditMemory, type CreditMemory } from './credit-memory'
import { signingReturn, withoutSigning, type SigningReturn } from './signing-return'

const calls = { creditAmountSettings, creditMinimumPrice, minimumPriceForCredit }

/** Whether credit is offered for this booking, and whether the visitor returns from a signing (CR-01). */
export class OfferStore {
  private readonly terms = perKey(
    (organizationId: number) =>
      new Resource<[], CreditTerms>(async (signal) => {
        const query = { organizationId }
        const [minimum, settings] = await Promise.all([
          this.api.creditMinimumPrice({ query }, { signal }),
          this.api.creditAmountSettings({ query }, { signal }),
        ])
        // Without a credit bank, the financing may have its own minimum.
        return { minimum: minimum ?? (await this.api.minimumPriceForCredit({ query }, { signal })), settings }
      }),
  )

  constructor(
    private readonly api: Client<typeof calls>,
    private readonly booking: Pick<BookingStore, 'booking'>,
    private readonly session: Pick<SessionStore, 'token'>,
    private readonly memory: CreditMemory,
  ) {
    makeAutoObservable<this, 'api' | 'booking' | 'session' | 'memory' | 'terms'>(this, {
      api: false,
      booking: false,
      session: false,
      memory: false,
      terms: false,
    })
  }

  /** The visitor returns from a signing or has left for one. Its outcome is shown even if no credit is offered now. */
  get isReturning(): boolean {
    return signingReturn(window.location.search) !== null || this.memory.read()?.token === this.session.token
  }

  /** Removes the outcome of a signing from the address and returns it, or null without one. */
  takeReturn(): SigningReturn | null {
    const { search, href } = window.location
    const address = withoutSigning(href)
    if (address !== null) window.history.replaceState(window.history.state, '', address)
    return signingReturn(search)
  }

  get organizationId(): number | undefined {
    return this.booking.booking?.organization?.id
  }

  get price(): number | null {
    return this.booking.booking?.price?.active_price ?? null
  }

  /** Terms of the booking's workshop; null while no workshop is chosen. */
  get resource(): Resource<[], CreditTerms> | null {
    return this.organizationId === undefined ? null : this.terms(this.organizationId)
  }

  /** Setting with the amount to apply for; null if no credit is offered or the terms are not loaded. */
  get setting(): AmountSetting | null {
    const terms = this.resource?.latest
    return terms ? activeSetting(terms, this.price) : null
  }
}

export const offerStore = defineStore(
  'credit-offer',
  (get) => new OfferStore(get(apiPort)(calls), get(bookingStore), get(sessionStore), get(creditMemory)),
)
