import type { OrderItem } from '#shared/api/nouns/order'
import type { CartItem, ProductReference, ProductSuggestion } from '#shared/api/nouns/products'

/** Stages of the cart, by the screen that offers a product. */
export const STAGE = 'DEFAULT'
export const EXTRA_STAGE = 'ADDITIONAL_EXTRA_SERVICES'
export const TIRE_STAGE = 'TIRES'

/** A product as a workshop lists it, as far as the cart needs it. */
export type ListedProduct = Pick<ProductSuggestion, 'product' | 'description' | 'calculatorId'>

/** Returns the key of a product, built from its id and provider. */
export const productKey = ({ id, provider }: ProductReference): string => `${provider}:${id}`

/** Returns the cart item of a product. The amount is always one (SV-04). */
export const cartItem = ({ product, description, calculatorId }: ListedProduct): CartItem => ({
  productId: product.id,
  provider: product.provider,
  amount: 1,
  description,
  ...(calculatorId !== null && { calculatorId }),
})

/** Returns the keys of the products the visitor chose, without those added along with another product. */
export const cartKeys = (items: readonly OrderItem[]): ReadonlySet<string> =>
  new Set(items.filter(({ addedBy }) => addedBy === null).map(({ product }) => productKey(product)))
