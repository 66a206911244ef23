import { makeAutoObservable } from 'mobx'
import { bookingStore, type BookingStore } from '#entities/booking'
import { sessionStore, type SessionStore } from '#entities/session'
import type { Client } from '#shared/api/client'
import { vismaPayEnabled } from '#shared/api/contract/card-payment'
import { apiPort } from '#shared/api/port'
import { defineStore } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'
import { cardMemory, type CardMemory } from './card-memory'
import { isCardReturn } from './card-return'

const calls = { vismaPayEnabled }

/** Whether this booking can be paid by card, and whether the visitor returns from a payment. */
class CardOfferStore {
  readonly enabled = new Resource<[], boolean>((signal) => this.api.vismaPayEnabled({}, { signal }))

  constructor(
    private readonly api: Client<typeof calls>,
    private readonly booking: Pick<BookingStore, 'booking'>,
    private readonly session: Pick<SessionStore, 'token'>,
    private readonly memory: CardMemory,
  ) {
    makeAutoObservable<this, 'api' | 'booking' | 'session' | 'memory'>(this, {
      enabled: false,
      api: false,
      booking: false,
      session: false,
      memory: false,
    })
  }

  /** Euros to pay; null if there is nothing to pay or the price is agreed later. */
  get price(): number | null {
    const price = this.booking.booking?.price
    return price && !price.undefined && price.active_price ? price.active_price : null
  }

  /** The visitor returns from a payment. Its outcome is shown even if no card payment is offered now. */
  get isReturning(): boolean {
    return isCardReturn(window.location.search) || this.memory.read()?.token === this.session.token
  }
}

export const cardOfferStore = defineStore(
  'card-offer',
  (get) => new CardOfferStore(get(apiPort)(calls), get(bookingStore), get(sessionStore), get(cardMemory)),
)
