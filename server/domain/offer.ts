import type { ProductSuggestion, ServiceCategory } from '#shared/api/nouns/products'
import type { TireProducts } from '#shared/api/nouns/tire-products'
import { priceOf } from './pricing'
import type { Product } from './product'

/** A product as it is offered, with the fields of SPEC.md section 3 that the contract does not read. */
export const offer = (
  product: Product,
): ProductSuggestion & { additional_products: readonly never[]; suggested_tire: null } => ({
  product: { id: product.id, provider: product.provider },
  description: product.description,
  price: priceOf(product),
  calculatorId: product.calculatorId,
  additional_products: [],
  additional_data: product.infoDescription === null ? null : { infoDescription: product.infoDescription },
  suggestion_sub_rows: product.subRows.map((row) => ({
    description: row.description,
    spareParts: row.spareParts.map((part) => ({ description: part.description })),
  })),
  suggested_tire: null,
})

/** A heading and what is offered below it. */
export const categoryOffer = (category: {
  readonly id: number
  readonly description: string
  readonly products: readonly Product[]
}): ServiceCategory => ({
  id: category.id,
  description: category.description,
  products: category.products.map((product) => offer(product)),
})

/** The tire products; which of them suits the vehicle and the customer is for the screen to say. */
export function tireOffers(byRole: ReadonlyMap<string, Product>): TireProducts {
  const of = (role: keyof TireProducts): ProductSuggestion | null => {
    const product = byRole.get(role)
    return product ? offer(product) : null
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
