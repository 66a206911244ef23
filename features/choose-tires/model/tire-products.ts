/** Reads the tire products that the workshop sells: GET /tire-change-products/v2 and two calls of their own. */
import { coerce } from 'superstruct'
import { productKey } from '#entities/cart'
import { OneSuggestion, type ProductSuggestion } from '#shared/api/nouns/products'
import { tireHotelProduct, tirePickUpProduct } from '#shared/api/contract/services/tires'
import { orDefault } from '#shared/api/nouns/lenient'
import { NO_TIRE_PRODUCTS, TireProducts } from '#shared/api/nouns/suggestions'
import type { TireRole } from './tire-roles'

export const TIRE_ROLES = [
  'tireHotelNewCustomerProduct',
  'tireHotelExistingCustomerProduct',
  'tireHotelTireBuyerProduct',
  'tireHotelPickUpProduct',
  'tireChangePersonalCarProduct',
  'tireChangeVanProduct',
] as const satisfies readonly TireRole[]

/** Reads the named products, or one suggestion as the product of each of the roles (AS-03). */
const inRoles = (...roles: readonly TireRole[]) =>
  orDefault(
    coerce(TireProducts, OneSuggestion, (one) => Object.fromEntries(roles.map((role) => [role, one]))),
    NO_TIRE_PRODUCTS,
  )

/** The call's product by role. Every hotel product is the same if the server sends one. */
export const tireHotelProducts = {
  ...tireHotelProduct,
  output: inRoles('tireHotelNewCustomerProduct', 'tireHotelExistingCustomerProduct', 'tireHotelTireBuyerProduct'),
}
export const tirePickUpProducts = { ...tirePickUpProduct, output: inRoles('tireHotelPickUpProduct') }

/** Fills the roles that a response lacks from others. */
export const filledFrom = (products: TireProducts, ...others: readonly (TireProducts | undefined)[]): TireProducts => {
  const filled = { ...products }
  for (const role of TIRE_ROLES) for (const other of others) filled[role] ??= other?.[role] ?? null
  return filled
}

/** Returns each product once, because a product can have several roles. */
export function productsOf(products: TireProducts): ProductSuggestion[] {
  const all = TIRE_ROLES.map((role) => products[role]).filter((product) => product !== null)
  return [...new Map(all.map((product) => [productKey(product.product), product])).values()]
}

/** Returns the product with the lower current price. A product without a price is never the cheaper one. */
export function cheaper(one: ProductSuggestion | null, other: ProductSuggestion | null): ProductSuggestion | null {
  if (!one || !other) return one ?? other
  return cents(other) < cents(one) ? other : one
}

const cents = ({ price }: ProductSuggestion): number => price?.active_price ?? price?.normal_price ?? Infinity

/** Tests whether a product is sold only to customers whose tires are already in the hotel. */
export function isForExistingCustomers(products: TireProducts, { product }: ProductSuggestion): boolean {
  const is = (other: ProductSuggestion | null): boolean =>
    other !== null && productKey(other.product) === productKey(product)
  const { tireHotelNewCustomerProduct, tireHotelExistingCustomerProduct, tireHotelTireBuyerProduct } = products
  return is(tireHotelExistingCustomerProduct) && !is(tireHotelNewCustomerProduct) && !is(tireHotelTireBuyerProduct)
}
