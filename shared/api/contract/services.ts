/** Specification section 7, «Services and cart». */
import { array, boolean, coerce, nullable, number, object, optional, string, unknown } from 'superstruct'
import { endpoint } from '../endpoint'
import { saysNo } from '../says-no'
import { Customer, OrderItem, ProductParameter, Symptom } from '../nouns/entities'
import { Identifier, listOf, orDefault, orNull } from '../nouns/lenient'
import { ParameterChoice, ProductAdditionalData } from '../nouns/product-parameters'
import { CartItem, ProductSuggestion, ServiceCategories } from '../nouns/products'
import {
  ExtraOrderItem,
  FullSuggestion,
  NO_TIRE_PRODUCTS,
  TirePackage,
  TireProducts,
  TireSizes,
} from '../nouns/suggestions'

const ofStage = object({ stage: string() })

export const services = endpoint({
  method: 'GET',
  path: '/services/v2',
  query: object({ surroundingServices: optional(boolean()) }),
  output: listOf(ProductSuggestion),
})

/** The products of a service code, or an empty list if the code is unknown. */
export const servicesByServiceCode = endpoint({
  method: 'GET',
  path: '/services-by-service-code/v2',
  query: object({ serviceCode: string() }),
  output: listOf(ProductSuggestion),
})

/** Clears the session's service code. A write, although it is a GET. */
export const removeServiceCode = endpoint({ method: 'GET', path: '/remove-service-code', canSayNo: true })

export const additionalServices = endpoint({
  method: 'GET',
  path: '/additional-services/v2',
  query: object({ categoryId: Identifier }),
  output: listOf(ProductSuggestion),
})

export const extraServices = endpoint({
  method: 'GET',
  path: '/extra-services/v2',
  query: ofStage,
  output: ServiceCategories,
})

export const extraAdditionalServices = endpoint({
  method: 'GET',
  path: '/extra-services/additional-services',
  query: ofStage,
  output: ServiceCategories,
})

/** The offered order rows that are not products. */
export const extraOrderItems = endpoint({
  method: 'GET',
  path: '/extra-order-items',
  output: array(ExtraOrderItem),
})

/** Replaces the chosen extra rows by the given ones. */
export const setExtraOrderItems = endpoint({
  method: 'POST',
  path: '/extra-order-items/v2',
  body: array(object({ id: Identifier })),
})

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
})

export const tireSizes = endpoint({ method: 'GET', path: '/tire-sizes', output: TireSizes })

export const addProductsToCart = endpoint({
  method: 'POST',
  path: '/add-products-to-cart',
  query: object({ stage: string(), calculatorId: optional(Identifier) }),
  body: array(CartItem),
})

export const removeProductsFromCart = endpoint({
  method: 'POST',
  path: '/remove-products-from-cart',
  query: ofStage,
  body: array(CartItem),
})

/** Adds the tire-change product that fits the vehicle's classification. */
export const addTireChange = endpoint({ method: 'POST', path: '/api/products/tire-change/add' })

export const productAdditionalData = endpoint({
  method: 'GET',
  path: '/product-additional-data',
  query: object({ productId: Identifier }),
  output: orDefault(ProductAdditionalData, { infoDescription: '', parameters: [] }),
})

/** Removes the services, but not the tires, from the cart and clears the service code. */
export const removeServices = endpoint({ method: 'POST', path: '/remove-services' })

export const orderItemsByStage = endpoint({
  method: 'POST',
  path: '/order-items-by-stage',
  query: ofStage,
  output: listOf(OrderItem),
})

export const emptyCart = endpoint({ method: 'POST', path: '/empty-cart' })

export const saveNotes = endpoint({ method: 'POST', path: '/save-notes', body: object({ value: string() }) })

export const saveSymptoms = endpoint({ method: 'POST', path: '/symptoms', body: array(Symptom) })

/**
 * Reads any falsy response, an empty one, and one that says no as 'invalid code' (false). Null removes the code (extension
 * `removeCampaignCode`); its response is not read.
 */
export const saveCampaignCode = endpoint({
  method: 'POST',
  path: '/campaign-code/v2',
  body: object({ value: nullable(string()) }),
  output: coerce(boolean(), unknown(), (value) => Boolean(value) && !saysNo(value)),
})

export const saveCustomer = endpoint({ method: 'POST', path: '/customer/v2', body: Customer })

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

export const tireChangeProducts = endpoint({
  method: 'GET',
  path: '/tire-change-products/v2',
  output: orDefault(TireProducts, NO_TIRE_PRODUCTS),
})

/** The product for collecting tires from the hotel, or null if the workshop offers none. */
export const tirePickUpProduct = endpoint({
  method: 'POST',
  path: '/get-tire-pick-up-product/v2',
  output: orNull(ProductSuggestion),
  isOptional: true,
})

export const productParameter = endpoint({
  method: 'GET',
  path: '/product-parameter/v2',
  query: object({ code: string() }),
  output: orNull(ProductParameter),
})

export const setProductParameter = endpoint({
  method: 'POST',
  path: '/product-parameter',
  query: object({ code: string(), value: string() }),
  isPrivate: true,
})

export const setProductParameterChoice = endpoint({
  method: 'POST',
  path: '/product-parameter-choice-value',
  body: ParameterChoice,
})

export const tirePackage = endpoint({
  method: 'GET',
  path: '/get-tire-package/{code}',
  params: object({ code: string() }),
  output: TirePackage,
})

/** The product with all its details. Null, or an empty response, if the server has no more than its list contained. */
export const productSuggestion = endpoint({
  method: 'GET',
  path: '/get-product-suggestion/v2',
  query: object({ productId: Identifier, provider: string() }),
  output: orNull(FullSuggestion),
})
