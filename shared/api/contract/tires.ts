/** Of SPEC.md section 7, «Services and cart», what is about tires: apart, so that other bookings do without it. */
import { array, boolean, number, object, optional, string } from 'superstruct'
import { endpoint } from '../endpoint'
import { orDefault, orNull } from '../nouns/lenient'
import { ProductSuggestion } from '../nouns/products'
import { FullSuggestion, TirePackage, TireSizes } from '../nouns/suggestions'
import { TireProducts } from '../nouns/tire-products'

/**
 * The hotel product that suits the customer; null where the workshop offers none. `tiresInHotel` is what the visitor says;
 * null, or no body at all, leaves it to the server, which goes by the vehicle.
 */
export const tireHotelProduct = endpoint({
  method: 'POST',
  path: '/get-tirehotel-product/v2',
  body: orDefault(object({ tiresInHotel: orNull(boolean()) }), { tiresInHotel: null }),
  output: orNull(ProductSuggestion),
})

export const tireChangeProducts = endpoint({ method: 'GET', path: '/tire-change-products/v2', output: TireProducts })

/** Null where the workshop offers none. */
export const tirePickUpProduct = endpoint({
  method: 'POST',
  path: '/get-tire-pick-up-product/v2',
  output: orNull(ProductSuggestion),
})

export const tirePackage = endpoint({
  method: 'GET',
  path: '/get-tire-package/{code}',
  params: object({ code: string() }),
  output: TirePackage,
})

/** Without a filter all tires match; `suppliers` repeats its name. */
export const searchTires = endpoint({
  method: 'POST',
  path: '/search-tires/v2',
  query: object({
    suppliers: optional(array(string())),
    width: optional(number()),
    aspectRatio: optional(number()),
    rimDiameter: optional(number()),
    minLoadIndex: optional(number()),
    tireType: optional(string()),
  }),
  output: array(FullSuggestion),
})

export const tireSizes = endpoint({ method: 'GET', path: '/tire-sizes', output: TireSizes })

/** Adds the change product that fits the class of the vehicle. */
export const addTireChange = endpoint({ method: 'POST', path: '/api/products/tire-change/add' })
