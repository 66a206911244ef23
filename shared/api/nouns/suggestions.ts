/** Suggestions with all that belongs to them: tires, packages of tires, and rows of an order that are no products. */
import { array, number, object, string, type Infer } from 'superstruct'
import { Price } from './entities'
import { Identifier, orDefault, orNull, text } from './lenient'
import { ProductSuggestion } from './products'

/** What a suggested tire is: `width` in millimetres, `aspectRatio` in per cent, `rimDiameter` in inches. */
export const SuggestedTire = object({
  supplier: text(),
  brand: text(),
  model: text(),
  width: orNull(number()),
  aspectRatio: orNull(number()),
  rimDiameter: orNull(number()),
  loadIndex: orNull(number()),
  speedRating: text(),
  tireType: text(),
})

/** A suggestion and, of a tire, what it is. */
export const FullSuggestion = object({ ...ProductSuggestion.schema, suggested_tire: orNull(SuggestedTire) })
export type FullSuggestion = Infer<typeof FullSuggestion>

/** A set of tires with their fitting. `price` is that of all of it; an item's is that of one. */
export const TirePackage = object({
  code: string(),
  description: text(),
  price: orNull(Price),
  items: orDefault(array(object({ ...FullSuggestion.schema, amount: orDefault(number(), 1) })), []),
})
export type TirePackage = Infer<typeof TirePackage>

/** The sizes on sale, each number once, smallest first. */
export const TireSizes = object({
  widths: orDefault(array(number()), []),
  aspectRatios: orDefault(array(number()), []),
  rimDiameters: orDefault(array(number()), []),
})
export type TireSizes = Infer<typeof TireSizes>

/** A row of an order that is no product. */
export const ExtraOrderItem = object({ id: Identifier, description: text(), price: orNull(Price) })
export type ExtraOrderItem = Infer<typeof ExtraOrderItem>

/** The products a tire change can consist of; null where the workshop does not offer one. */
export const TireProducts = object({
  tireHotelNewCustomerProduct: orNull(ProductSuggestion),
  tireHotelExistingCustomerProduct: orNull(ProductSuggestion),
  tireHotelTireBuyerProduct: orNull(ProductSuggestion),
  tireHotelPickUpProduct: orNull(ProductSuggestion),
  tireChangePersonalCarProduct: orNull(ProductSuggestion),
  tireChangeVanProduct: orNull(ProductSuggestion),
})
export type TireProducts = Infer<typeof TireProducts>
