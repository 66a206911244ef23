import type { OrderItem, ProductReference } from '#shared/api/nouns/entities'
import type { CartItem, ProductSuggestion } from '#shared/api/nouns/products'

/** What can be put into the cart: as much of a suggestion as the cart has to know. */
export type Offer = Pick<ProductSuggestion, 'product' | 'description' | 'calculatorId'>

/** One product is one product by id and provider together. */
export const productKey = ({ id, provider }: ProductReference): string => `${provider}:${id}`

/** What the cart calls take for a product on offer: always one of it (SV-04). */
export const cartItem = ({ product, description, calculatorId }: Offer): CartItem => ({
  productId: product.id,
  provider: product.provider,
  amount: 1,
  description,
  ...(calculatorId !== null && { calculatorId }),
})

/** The keys of the products that the visitor has chosen; what has come along with them is no choice. */
export const cartKeys = (items: readonly OrderItem[]): ReadonlySet<string> =>
  new Set(items.filter(({ addedBy }) => addedBy === null).map(({ product }) => productKey(product)))
