import { cartRequestFor } from './cart'
import type { Addition, Product } from '../catalog/product'
import type { CartLine } from '../platform/database/schema/sessions'

/**
 * Returns the cart with its automatic products at the end, each once, in the stage of the first product that adds it.
 * An automatic product stays until the last product that adds it is removed, and cannot be removed alone.
 * A product that the visitor chose is not added again. Additions of automatic products are not followed.
 * Ignores additions that are not among `products`, because they are not sold.
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
        whole.push({ ...cartRequestFor(product), stage: bringer.stage, addedBy: bringer.productId })
    }
  return whole
}
