/** Offered products and cart items (specification section 3). */
import { array, nullable, number, object, optional, string, type Infer } from 'superstruct'
import { Price, ProductParameter, ProductReference } from './entities'
import { Identifier, orDefault, orNull, text } from './lenient'

/** One product in the body of POST /add-products-to-cart and /remove-products-from-cart. */
export const CartItem = object({
  productId: Identifier,
  amount: number(),
  provider: string(),
  description: optional(string()),
  parameters: optional(array(ProductParameter)),
  customizations: optional(array(string())),
  calculatorId: optional(nullable(Identifier)),
})
export type CartItem = Infer<typeof CartItem>

export const SparePart = object({ description: text() })
export const SuggestionInfo = object({ infoDescription: text() })
export const SuggestionSubRow = object({ description: text(), spareParts: orDefault(array(SparePart), []) })

/** A product that is suggested together with another one. It has no additional products itself. */
export const AdditionalProduct = object({
  product: ProductReference,
  description: text(),
  price: orNull(Price),
  calculatorId: orNull(Identifier),
  additional_data: orNull(SuggestionInfo),
  suggestion_sub_rows: orDefault(array(SuggestionSubRow), []),
})
export type AdditionalProduct = Infer<typeof AdditionalProduct>

/** An offered product with its additional products. */
export const ProductSuggestion = object({
  ...AdditionalProduct.schema,
  additional_products: orDefault(array(AdditionalProduct), []),
})
export type ProductSuggestion = Infer<typeof ProductSuggestion>

/** A category of extra services with its products. */
export const ServiceCategory = object({
  id: Identifier,
  description: text(),
  products: orDefault(array(ProductSuggestion), []),
})
export type ServiceCategory = Infer<typeof ServiceCategory>
