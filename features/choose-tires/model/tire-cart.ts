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

/** The cart as far as the tire products go. It belongs to the workshop that was chosen when it was made. */
export function tireCart({ api, booking, left, isSame }: TireCartDependencies): CartToggle {
  const workshop = booking.booking?.organization?.id
  return new CartToggle({
    isInCart: (key) => isAmong(key, cartKeys(booking.booking?.order_items ?? [])),
    add: (product) => api.addProductsToCart({ query: { stage: STAGE }, body: [cartItem(product)] }),
    remove: (product) => api.removeProductsFromCart({ query: { stage: STAGE }, body: [cartItem(product)] }),
    refresh: async () => {
      // Who has begun a read counts on it, and may be of another step by now.
      await until(() => booking.resource.state.status !== 'loading')
      return readBooking(booking, isSame)
    },
    mayStill: () =>
      isSame() && booking.booking !== null && booking.booking.organization?.id === workshop && !booking.isLocked,
    earlier: left.work,
  })
}

/** SPEC.md prints tire products without a provider, and the cart's items with one: then the id alone tells. */
const isAmong = (key: string, inCart: ReadonlySet<string>): boolean =>
  inCart.has(key) || (key.startsWith(':') && [...inCart].some((one) => one.endsWith(key)))
