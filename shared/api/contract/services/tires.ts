/** Tires, their change and the tire hotel. */
import { array, boolean, number, object, optional, string } from 'superstruct'
import { endpoint } from '../../endpoint'
import { orDefault, orNull } from '../../nouns/lenient'
import { ProductSuggestion } from '../../nouns/products'
import { FullSuggestion, NO_TIRE_PRODUCTS, TirePackage, TireProducts, TireSizes } from '../../nouns/suggestions'

export const tireChangeProducts = endpoint({
  method: 'GET',
  path: '/tire-change-products/v2',
  output: orDefault(TireProducts, NO_TIRE_PRODUCTS),
})

/**
 * The tire-hotel product that suits the customer, or null if the workshop offers none. `tiresInHotel` is the visitor's
 * answer. With null or without a body the server decides by the vehicle.
 */
export const tireHotelProduct = endpoint({
  method: 'POST',
  path: '/get-tirehotel-product/v2',
  body: orDefault(object({ tiresInHotel: orNull(boolean()) }), { tiresInHotel: null }),
  output: orNull(ProductSuggestion),
  isOptional: true,
})

/** The product for collecting tires from the hotel, or null if the workshop offers none. */
export const tirePickUpProduct = endpoint({
  method: 'POST',
  path: '/get-tire-pick-up-product/v2',
  output: orNull(ProductSuggestion),
  isOptional: true,
})

/** Adds the tire-change product that fits the vehicle's classification. */
export const addTireChange = endpoint({ method: 'POST', path: '/api/products/tire-change/add', hasNoScreen: true })

/** Without a filter all tires match. `suppliers` is sent as a repeated query parameter. */
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
  hasNoScreen: true,
})

export const tireSizes = endpoint({ method: 'GET', path: '/tire-sizes', output: TireSizes, hasNoScreen: true })

export const tirePackage = endpoint({
  method: 'GET',
  path: '/get-tire-package/{code}',
  params: object({ code: string() }),
  output: TirePackage,
  hasNoScreen: true,
})
