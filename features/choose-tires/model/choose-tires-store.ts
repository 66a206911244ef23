import { makeAutoObservable } from 'mobx'
import { bookingStore, readBooking, type BookingStore } from '#entities/booking'
import { cartItem, cartKeys, CartToggle } from '#entities/cart'
import { sameSession } from '#entities/session'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import type { TireProducts } from '#shared/api/nouns/tire-products'
import type { Client } from '#shared/api/client'
import { addProductsToCart, removeProductsFromCart, tireChangeProducts } from '#shared/api/contract/services'
import { apiPort } from '#shared/api/port'
import { defineStore } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'

/** The calls made here. */
const calls = { addProductsToCart, removeProductsFromCart, tireChangeProducts }

const STAGE = 'TIRES'
/** The classification of passenger cars (SPEC.md section 3); other vehicles get the van's product. */
const PASSENGER_CAR = 1

/** The tire products of the workshop, and which of them is chosen. */
export class ChooseTiresStore {
  readonly products: Resource<[], TireProducts>
  readonly cart: CartToggle

  constructor(
    api: Client<typeof calls>,
    private readonly booking: BookingStore,
    isSame: () => boolean,
  ) {
    this.products = new Resource((signal) => api.tireChangeProducts({}, { signal }))
    this.cart = new CartToggle({
      isInCart: (key) => cartKeys(booking.booking?.order_items ?? []).has(key),
      add: (product) => api.addProductsToCart({ query: { stage: STAGE }, body: [cartItem(product)] }),
      remove: (product) => api.removeProductsFromCart({ query: { stage: STAGE }, body: [cartItem(product)] }),
      refresh: () => readBooking(booking, isSame),
    })
    makeAutoObservable<this, 'booking'>(this, { products: false, cart: false, booking: false }, { autoBind: true })
  }

  dispose(): void {
    this.products.reset()
    this.cart.giveUp()
  }

  /** The change product that fits the vehicle (TI-01). */
  get changeProduct(): ProductSuggestion | null {
    const classification = this.booking.booking?.vehicle?.classification?.id ?? PASSENGER_CAR
    const products = this.products.latest
    if (!products) return null
    return classification === PASSENGER_CAR ? products.tireChangePersonalCarProduct : products.tireChangeVanProduct
  }
}

export const chooseTiresStore = defineStore(
  'choose-tires',
  (get) => new ChooseTiresStore(get(apiPort)(calls), get(bookingStore), sameSession(get)),
)
