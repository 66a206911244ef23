import { when } from 'mobx'
import { readBooking, type BookingStore } from '#entities/booking'
import { cartItem, cartKeys, CartToggle, TIRE_STAGE, type PendingCarts } from '#entities/cart'
import type { Client } from '#shared/api/client'
import { addProductsToCart, removeProductsFromCart } from '#shared/api/contract/services/cart'

/** API calls of the tire cart. */
export const tireCartCalls = { addProductsToCart, removeProductsFromCart }

interface TireCartDependencies {
  readonly api: Client<typeof tireCartCalls>
  readonly booking: BookingStore
  readonly leftCarts: PendingCarts
  readonly isSame: () => boolean
}

/** Creates the cart of the tire products. It is valid only for the workshop selected at its creation. */
export function tireCart({ api, booking, leftCarts, isSame }: TireCartDependencies): CartToggle {
  const workshop = () => String(booking.booking?.organization?.id)
  const before = workshop()
  return new CartToggle({
    isInCart: (key) => isAmong(key, cartKeys(booking.booking?.order_items ?? [])),
    add: (product) => api.addProductsToCart({ query: { stage: TIRE_STAGE }, body: [cartItem(product)] }),
    remove: (product) => api.removeProductsFromCart({ query: { stage: TIRE_STAGE }, body: [cartItem(product)] }),
    refresh: async () => {
      // Lets a pending read finish before the refetch, because another step may be waiting for it.
      await when(() => booking.resource.state.status !== 'loading')
      return readBooking(booking, isSame)
    },
    isSameSession: () => isSame() && booking.booking !== null && workshop() === before && !booking.isLocked,
    earlier: leftCarts.work,
  })
}

/**
 * Tests by key, or by id alone if the key has no provider. The specification shows tire products without a provider.
 */
const isAmong = (key: string, inCart: ReadonlySet<string>): boolean =>
  inCart.has(key) || (key.startsWith(':') && [...inCart].some((one) => one.endsWith(key)))
