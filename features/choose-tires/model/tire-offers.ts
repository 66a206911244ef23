/** Reads the response of GET /tire-change-products/v2: the tire products that the workshop sells. */
import { productKey } from '#entities/cart'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import type { TireProducts } from '#shared/api/nouns/suggestions'
import type { TireRole } from './tire-roles'

export const TIRE_ROLES = [
  'tireHotelNewCustomerProduct',
  'tireHotelExistingCustomerProduct',
  'tireHotelTireBuyerProduct',
  'tireHotelPickUpProduct',
  'tireChangePersonalCarProduct',
  'tireChangeVanProduct',
] as const satisfies readonly TireRole[]

/** Returns each product once, because a product can have several roles. */
export function productsOf(offers: TireProducts): ProductSuggestion[] {
  const all = TIRE_ROLES.map((role) => offers[role]).filter((product) => product !== null)
  return [...new Map(all.map((product) => [productKey(product.product), product])).values()]
}

/** Returns the product with the lower current price. A product without a price is never the cheaper one. */
export function cheaper(one: ProductSuggestion | null, other: ProductSuggestion | null): ProductSuggestion | null {
  if (!one || !other) return one ?? other
  return cents(other) < cents(one) ? other : one
}

const cents = ({ price }: ProductSuggestion): number => price?.active_price ?? price?.normal_price ?? Infinity

/** Tests whether a product is sold only to customers whose tires are already in the hotel. */
export function isForExistingCustomers(offers: TireProducts, { product }: ProductSuggestion): boolean {
  const is = (other: ProductSuggestion | null): boolean =>
    other !== null && productKey(other.product) === productKey(product)
  const { tireHotelNewCustomerProduct, tireHotelExistingCustomerProduct, tireHotelTireBuyerProduct } = offers
  return is(tireHotelExistingCustomerProduct) && !is(tireHotelNewCustomerProduct) && !is(tireHotelTireBuyerProduct)
}
