import { makeAutoObservable } from 'mobx'
import { bookingStore, leadDate } from '#entities/booking'
import { cardMemory } from '#entities/payment'
import { sessionStore } from '#entities/session'
import { apiPort } from '#shared/api/client'
import { vismaPayEnabled } from '#shared/api/contract/payments/card'
import { defineStore, type StoreResolver } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'
import { isCardReturn } from './card-return'

const calls = { vismaPayEnabled }

/** Whether this booking can be paid by card, and whether the visitor returns from a payment. */
class CardAvailabilityStore {
  readonly enabled: Resource<[], boolean>
  readonly #get: StoreResolver

  constructor(get: StoreResolver) {
    const api = get(apiPort)(calls)
    this.#get = get
    this.enabled = new Resource((signal) => api.vismaPayEnabled({}, { signal }))
    makeAutoObservable(this)
  }

  /** Price in euros; null if it is agreed later or the booking is an enquiry, which is not paid in advance. */
  get price(): number | null {
    const { booking } = this.#get(bookingStore)
    if (!booking?.price || booking.price.undefined || leadDate(booking) !== null) return null
    return booking.price.active_price
  }

  /** The visitor returns from a payment. Its outcome is shown even if no card payment is available now. */
  get isReturning(): boolean {
    return isCardReturn(window.location.search) || this.#get(cardMemory).of(this.#get(sessionStore).token) !== null
  }
}

export const cardAvailabilityStore = defineStore('card-availability', (get) => new CardAvailabilityStore(get))
