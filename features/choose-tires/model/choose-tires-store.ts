import { makeAutoObservable } from 'mobx'
import { bookingStore, readBooking, type BookingStore } from '#entities/booking'
import { cartItem, cartKeys, CartToggle, leftCarts, type LeftCarts } from '#entities/cart'
import { sameSession } from '#entities/session'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import type { TireProducts } from '#shared/api/nouns/tire-products'
import type { Client } from '#shared/api/client'
import { addProductsToCart, removeProductsFromCart, tireChangeProducts } from '#shared/api/contract/services'
import { apiPort } from '#shared/api/port'
import { defineStore } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'
import { until } from '#shared/store/until'

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
    private readonly left: LeftCarts,
    isSame: () => boolean,
  ) {
    this.products = new Resource((signal) => api.tireChangeProducts({}, { signal }))
    this.cart = new CartToggle({
      isInCart: (key) => cartKeys(booking.booking?.order_items ?? []).has(key),
      add: (product) => api.addProductsToCart({ query: { stage: STAGE }, body: [cartItem(product)] }),
      remove: (product) => api.removeProductsFromCart({ query: { stage: STAGE }, body: [cartItem(product)] }),
      refresh: async () => {
        // Who has begun a read counts on it, and may be of another step by now.
        await until(() => booking.resource.state.status !== 'loading')
        return readBooking(booking, isSame)
      },
      mayStill: () => isSame() && booking.booking !== null && !booking.isLocked,
      earlier: left.work,
    })
    makeAutoObservable<this, 'booking' | 'left'>(
      this,
      { products: false, cart: false, booking: false, left: false },
      { autoBind: true },
    )
  }

  dispose(): void {
    this.products.reset()
    // What was asked for is sent all the same.
    this.left.add(this.cart.settle())
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
  (get) => new ChooseTiresStore(get(apiPort)(calls), get(bookingStore), get(leftCarts), sameSession(get)),
)
