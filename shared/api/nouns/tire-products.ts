import { object, type Infer } from 'superstruct'
import { orNull } from './lenient'
import { ProductSuggestion } from './products'

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
