import type { ProductSuggestion, ServiceCategory } from '#shared/api/nouns/products'
import type { FullSuggestion, TireProducts } from '#shared/api/nouns/suggestions'
import { priceOf } from '../../../draft/pricing'
import type { Product } from '../../../catalog/product'
import type { Tire } from './tires'

/** Additional products and tire data, by product id. */
export interface Belongings {
  /** Number of the workshop's replacement cars; null if they are not counted. */
  readonly replacementCars?: number | null
  readonly additional: ReadonlyMap<number, readonly Product[]>
  readonly tires: ReadonlyMap<number, Tire>
}

const NOTHING: Belongings = { additional: new Map(), tires: new Map() }

/** Converts a product to a suggestion. Its additional products get no additional products of their own. */
export const listingOf = (
  product: Product,
  { additional, tires, replacementCars }: Belongings = NOTHING,
): FullSuggestion => ({
  product: { id: product.id, provider: product.provider },
  description: product.description,
  price: priceOf(product),
  calculatorId: product.calculatorId,
  additional_products: (additional.get(product.id) ?? []).map((one) => listingOf(one)),
  additional_data: product.infoDescription === null ? null : { infoDescription: product.infoDescription },
  suggestion_sub_rows: product.subRows.map((row) => ({
    description: row.description,
    spareParts: row.spareParts.map((part) => ({ description: part.description })),
  })),
  suggested_tire: tires.get(product.id) ?? null,
  ...(product.purpose === 'REPLACEMENT_CAR' && { replacement_cars: replacementCars ?? undefined }),
})

/** Converts a category and its products to the contract's format. */
export const categoryListing = (
  category: { readonly id: number; readonly description: string; readonly products: readonly Product[] },
  belongings: Belongings = NOTHING,
): ServiceCategory => ({
  id: category.id,
  description: category.description,
  products: category.products.map((product) => listingOf(product, belongings)),
})

/** Converts the tire products. The SPA chooses the one that suits the vehicle and the customer. */
export function tireListings(byRole: ReadonlyMap<string, Product>): TireProducts {
  const of = (role: keyof TireProducts): ProductSuggestion | null => {
    const product = byRole.get(role)
    return product ? listingOf(product) : null
  }
  return {
    tireHotelNewCustomerProduct: of('tireHotelNewCustomerProduct'),
    tireHotelExistingCustomerProduct: of('tireHotelExistingCustomerProduct'),
    tireHotelTireBuyerProduct: of('tireHotelTireBuyerProduct'),
    tireHotelPickUpProduct: of('tireHotelPickUpProduct'),
    tireChangePersonalCarProduct: of('tireChangePersonalCarProduct'),
    tireChangeVanProduct: of('tireChangeVanProduct'),
  }
}
