import { makeAutoObservable } from 'mobx'
import { bookingStore, leadDate, type BookingStore } from '#entities/booking'
import { cardMemory, type PaymentMemory, type RememberedCard } from '#entities/payment'
import { sessionStore, type SessionStore } from '#entities/session'
import type { Client } from '#shared/api/client'
import { vismaPayEnabled } from '#shared/api/contract/card-payment'
import { apiPort } from '#shared/api/port'
import { defineStore } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'
import { isCardReturn } from './card-return'

const calls = { vismaPayEnabled }

/** Whether this booking can be paid by card, and whether the visitor returns from a payment. */
class CardOfferStore {
  readonly enabled = new Resource<[], boolean>((signal) => this.api.vismaPayEnabled({}, { signal }))

  constructor(
    private readonly api: Client<typeof calls>,
    private readonly booking: Pick<BookingStore, 'booking'>,
    private readonly session: Pick<SessionStore, 'token'>,
    private readonly memory: PaymentMemory<RememberedCard>,
  ) {
    makeAutoObservable<this, 'api' | 'booking' | 'session'>(this, { api: false, booking: false, session: false })
  }

  /** Price in euros; null if it is agreed later or the booking is an enquiry, which is not paid in advance. */
  get price(): number | null {
    const { booking } = this.booking
    if (!booking?.price || booking.price.undefined || leadDate(booking) !== null) return null
    return booking.price.active_price
  }

  /** The visitor returns from a payment. Its outcome is shown even if no card payment is offered now. */
  get isReturning(): boolean {
    return isCardReturn(window.location.search) || this.memory.of(this.session.token) !== null
  }
}

export const cardOfferStore = defineStore(
  'card-offer',
  (get) => new CardOfferStore(get(apiPort)(calls), get(bookingStore), get(sessionStore), get(cardMemory)),
)
