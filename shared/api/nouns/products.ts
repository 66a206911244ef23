/** Products on sale and cart items (specification section 3). */
import { array, coerce, nonempty, nullable, number, object, optional, string, type, type Infer } from 'superstruct'
import { Price } from './price'
import { ProductParameter } from './product-parameters'
import { Identifier, ifValid, listOf, orNull, text, validOrNull } from './lenient'
import { Amount } from './values'

export const ProductReference = object({ id: Identifier, provider: text() })
export type ProductReference = Infer<typeof ProductReference>

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
export const SuggestionSubRow = object({ description: text(), spareParts: listOf(SparePart) })

/** A product that is suggested together with another one. It has no additional products itself. */
export const AdditionalProduct = object({
  product: ProductReference,
  description: text(),
  price: validOrNull(Price),
  calculatorId: orNull(Identifier),
  additional_data: orNull(SuggestionInfo),
  suggestion_sub_rows: listOf(SuggestionSubRow),
  /** Number of the workshop's replacement cars, if the product is the loan of one; an extension. */
  replacement_cars: ifValid(Amount),
})
export type AdditionalProduct = Infer<typeof AdditionalProduct>

/** A product on sale with its additional products. */
export const ProductSuggestion = object({
  ...AdditionalProduct.schema,
  additional_products: listOf(AdditionalProduct),
})
export type ProductSuggestion = Infer<typeof ProductSuggestion>

/** A category of extra services with its products. */
export const ServiceCategory = object({
  id: Identifier,
  description: text(),
  products: listOf(ProductSuggestion),
})
export type ServiceCategory = Infer<typeof ServiceCategory>

/** Tests whether a value is a suggestion by itself, and not a container of suggestions. */
export const OneSuggestion = type({ product: type({}) })

/** Categories of extra services. A flat list of products becomes one category without a name (AS-04). */
export const ServiceCategories = coerce(listOf(ServiceCategory), nonempty(array(OneSuggestion)), (products) => [
  { id: JSON.stringify(products[0]?.product), products },
])
