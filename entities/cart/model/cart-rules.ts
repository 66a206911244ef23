import type { OrderItem, ProductReference } from '#shared/api/nouns/entities'
import type { CartItem, ProductSuggestion } from '#shared/api/nouns/products'

/** One product is one product by id and provider together. */
export const productKey = ({ id, provider }: ProductReference): string => `${provider}:${id}`

/** What the cart calls take for a product on offer: always one of it (SV-04). */
export const cartItem = ({ product, description, calculatorId }: ProductSuggestion): CartItem => ({
  productId: product.id,
  provider: product.provider,
  amount: 1,
  description,
  ...(calculatorId !== null && { calculatorId }),
})

/** The keys of the products in the cart. */
export const cartKeys = (items: readonly OrderItem[]): ReadonlySet<string> =>
  new Set(items.map(({ product }) => productKey(product)))
