import { wishFor, type CartLine } from './cart'
import type { Product } from './product'

/** That one product brings another along. */
export interface Addition {
  readonly productId: number
  readonly addedId: number
}

/**
 * The cart with what its products bring along: one of each, however many bring it, at the end, in the stage of the first
 * that does. It goes with the last of them and cannot be taken out alone; what the visitor has chosen as such stays as it
 * is. What an added product might bring in its turn is not followed. An addition that is not among `products` is not sold.
 */
export function withAutomatic(
  cart: readonly CartLine[],
  products: readonly Pick<Product, 'id' | 'provider'>[],
  additions: readonly Addition[],
): CartLine[] {
  const chosen = cart.filter((line) => line.addedBy === null)
  const whole = [...chosen]
  for (const bringer of chosen)
    for (const { addedId } of additions.filter(({ productId }) => productId === bringer.productId)) {
      const product = products.find(({ id }) => id === addedId)
      if (product && !whole.some((line) => line.productId === addedId))
        whole.push({ ...wishFor(product), stage: bringer.stage, addedBy: bringer.productId })
    }
  return whole
}
