/** What the workshop sells for the tires: a pure reading of GET /tire-change-products/v2. */
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

/** Each product once: one may play more than one part. */
export function productsOf(offers: TireProducts): ProductSuggestion[] {
  const all = TIRE_ROLES.map((role) => offers[role]).filter((product) => product !== null)
  return [...new Map(all.map((product) => [productKey(product.product), product])).values()]
}

/** The cheaper one of those there are, by what it costs now; one without a price is never the cheaper. */
export function cheaper(one: ProductSuggestion | null, other: ProductSuggestion | null): ProductSuggestion | null {
  if (!one || !other) return one ?? other
  return cents(other) < cents(one) ? other : one
}

const cents = ({ price }: ProductSuggestion): number => price?.active_price ?? price?.normal_price ?? Infinity

/** Whether a product is what those get whose tires are in the hotel already, and nobody else. */
export function isForExistingCustomers(offers: TireProducts, { product }: ProductSuggestion): boolean {
  const is = (other: ProductSuggestion | null): boolean =>
    other !== null && productKey(other.product) === productKey(product)
  const { tireHotelNewCustomerProduct, tireHotelExistingCustomerProduct, tireHotelTireBuyerProduct } = offers
  return is(tireHotelExistingCustomerProduct) && !is(tireHotelNewCustomerProduct) && !is(tireHotelTireBuyerProduct)
}
