/** Product suggestions with all details: tires, tire packages, tire-change products and extra order rows. */
import { create, object, type Infer } from 'superstruct'
import { Price } from './price'
import { asText, Identifier, listOf, orNull, text, validOrNull } from './lenient'
import { ProductSuggestion } from './products'
import { Amount, amountOr, AmountOrNull } from './values'

/** A suggested tire: `width` in millimetres, `aspectRatio` in percent, `rimDiameter` in inches. */
export const SuggestedTire = object({
  supplier: text(),
  brand: text(),
  model: text(),
  width: AmountOrNull,
  aspectRatio: AmountOrNull,
  rimDiameter: AmountOrNull,
  loadIndex: AmountOrNull,
  speedRating: text(),
  tireType: text(),
})

/** A product suggestion, with tire details if it is a tire. */
export const FullSuggestion = object({ ...ProductSuggestion.schema, suggested_tire: orNull(SuggestedTire) })
export type FullSuggestion = Infer<typeof FullSuggestion>

/** A set of tires with their fitting. `price` covers the whole package, the price of an item a single piece. */
export const TirePackage = object({
  code: asText,
  description: text(),
  price: validOrNull(Price),
  items: listOf(object({ ...FullSuggestion.schema, amount: amountOr(1) })),
})
export type TirePackage = Infer<typeof TirePackage>

/** The tire sizes on sale. Each list contains unique numbers in ascending order. */
export const TireSizes = object({
  widths: listOf(Amount),
  aspectRatios: listOf(Amount),
  rimDiameters: listOf(Amount),
})
export type TireSizes = Infer<typeof TireSizes>

/** An order row that is not a product. */
export const ExtraOrderItem = object({ id: Identifier, description: text(), price: validOrNull(Price) })
export type ExtraOrderItem = Infer<typeof ExtraOrderItem>

/** The products of a tire change. A product that the workshop does not sell is null. */
export const TireProducts = object({
  tireHotelNewCustomerProduct: orNull(ProductSuggestion),
  tireHotelExistingCustomerProduct: orNull(ProductSuggestion),
  tireHotelTireBuyerProduct: orNull(ProductSuggestion),
  tireHotelPickUpProduct: orNull(ProductSuggestion),
  tireChangePersonalCarProduct: orNull(ProductSuggestion),
  tireChangeVanProduct: orNull(ProductSuggestion),
})
export type TireProducts = Infer<typeof TireProducts>

/** No tire product in any role. */
export const NO_TIRE_PRODUCTS = create({}, TireProducts)
