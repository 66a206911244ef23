import { readBooking, type BookingStore } from '#entities/booking'
import { cartItem, cartKeys, CartToggle, type LeftCarts } from '#entities/cart'
import type { Client } from '#shared/api/client'
import { addProductsToCart, removeProductsFromCart } from '#shared/api/contract/services'
import { until } from '#shared/store/until'

/** The calls made here. */
export const tireCartCalls = { addProductsToCart, removeProductsFromCart }

export interface TireCartDependencies {
  readonly api: Client<typeof tireCartCalls>
  readonly booking: BookingStore
  readonly left: LeftCarts
  readonly isSame: () => boolean
}

const STAGE = 'TIRES'

/** The cart as far as the tire products go. */
export const tireCart = ({ api, booking, left, isSame }: TireCartDependencies): CartToggle =>
  new CartToggle({
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
