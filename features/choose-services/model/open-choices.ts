import { productKey, type ListedProduct } from '#entities/cart'
import type { Booking } from '#shared/api/nouns/booking'
import type { Identifier } from '#shared/api/nouns/lenient'
import type { Parameter } from '#shared/api/nouns/product-parameters'

type Named = Pick<ListedProduct, 'product'>

/** Key of a parameter of a product. */
export const parameterKey = ({ product }: Named, parameterId: Identifier): string =>
  `${productKey(product)}:${parameterId}`

/** Returns the choice that the booking has, or null. Ids are compared as text, because the server may send either. */
export function bookedChoice(booking: Booking | null, { product }: Named, parameterId: Identifier): Identifier | null {
  const stored = booking?.product_parameter_choices.find(
    (one) =>
      String(one.productId) === String(product.id) &&
      one.provider === product.provider &&
      String(one.parameterId) === String(parameterId),
  )
  return stored?.choiceId ?? null
}

/** Whether a choice decides the work: there is more than one way. */
export const isDecisive = ({ choices }: Parameter): boolean => choices.length > 1
