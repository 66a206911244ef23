/** The cart and its order rows. */
import { array, boolean, coerce, nullable, object, optional, string, unknown } from 'superstruct'
import { endpoint } from '../../endpoint'
import { OrderItem } from '../../nouns/order'
import { Identifier, listOf, orElse } from '../../nouns/lenient'
import { CartItem } from '../../nouns/products'
import { ExtraOrderItem } from '../../nouns/suggestions'
import { saysNo } from '../../says-no'

const ofStage = object({ stage: string() })

export const addProductsToCart = endpoint({
  method: 'POST',
  path: '/add-products-to-cart',
  query: object({ stage: string(), calculatorId: optional(Identifier) }),
  body: array(CartItem),
})

export const removeProductsFromCart = endpoint({
  method: 'POST',
  path: '/remove-products-from-cart',
  query: ofStage,
  body: array(CartItem),
})

/** Adds the products that the cart's products require. Returns all order items added this way. */
export const addAutomaticallyAddedProducts = endpoint({
  method: 'GET',
  path: '/add-automatically-added-products',
  output: orElse(array(OrderItem), []),
})

/** Removes the services, but not the tires, from the cart and clears the service code. */
export const removeServices = endpoint({ method: 'POST', path: '/remove-services', hasNoScreen: true })

export const emptyCart = endpoint({ method: 'POST', path: '/empty-cart', hasNoScreen: true })

export const orderItemsByStage = endpoint({
  method: 'POST',
  path: '/order-items-by-stage',
  query: ofStage,
  output: listOf(OrderItem),
  hasNoScreen: true,
})

/** The offered order rows that are not products. */
export const extraOrderItems = endpoint({
  method: 'GET',
  path: '/extra-order-items',
  output: array(ExtraOrderItem),
  hasNoScreen: true,
})

/** Replaces the chosen extra rows by the given ones. */
export const setExtraOrderItems = endpoint({
  method: 'POST',
  path: '/extra-order-items/v2',
  body: array(object({ id: Identifier })),
  hasNoScreen: true,
})

/**
 * Reads any falsy response, an empty one, and one that says no as 'invalid code' (false). Null removes the code (extension
 * `removeCampaignCode`); its response is not read.
 */
export const saveCampaignCode = endpoint({
  method: 'POST',
  path: '/campaign-code/v2',
  body: object({ value: nullable(string()) }),
  output: coerce(boolean(), unknown(), (value) => Boolean(value) && !saysNo(value)),
})
