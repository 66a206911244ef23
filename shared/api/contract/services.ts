/** SPEC.md section 7, «Services and cart». */
import { array, boolean, number, object, optional, string } from 'superstruct'
import { endpoint } from '../endpoint'
import { Customer, OrderItem, ProductParameter, Symptom } from '../nouns/entities'
import { CartItem, ProductSuggestion, ServiceCategory } from '../nouns/products'
import { Identifier, orDefault, orNull } from '../nouns/lenient'
import { TireProducts } from '../nouns/tire-products'

const ofStage = object({ stage: string() })

export const services = endpoint({
  method: 'GET',
  path: '/services/v2',
  query: object({ surroundingServices: optional(boolean()) }),
  output: array(ProductSuggestion),
})

export const additionalServices = endpoint({
  method: 'GET',
  path: '/additional-services/v2',
  query: object({ categoryId: number() }),
  output: array(ProductSuggestion),
})

export const extraServices = endpoint({
  method: 'GET',
  path: '/extra-services/v2',
  query: ofStage,
  output: array(ServiceCategory),
})

export const extraAdditionalServices = endpoint({
  method: 'GET',
  path: '/extra-services/additional-services',
  query: ofStage,
  output: array(ServiceCategory),
})

export const tireChangeProducts = endpoint({ method: 'GET', path: '/tire-change-products/v2', output: TireProducts })

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

export const orderItemsByStage = endpoint({
  method: 'POST',
  path: '/order-items-by-stage',
  query: ofStage,
  output: orDefault(array(OrderItem), []),
})

export const emptyCart = endpoint({ method: 'POST', path: '/empty-cart' })

export const saveNotes = endpoint({ method: 'POST', path: '/save-notes', body: object({ value: string() }) })

export const saveSymptoms = endpoint({ method: 'POST', path: '/symptoms', body: array(Symptom) })

export const saveCampaignCode = endpoint({
  method: 'POST',
  path: '/campaign-code/v2',
  body: object({ value: string() }),
  output: orDefault(boolean(), false),
})

export const saveCustomer = endpoint({ method: 'POST', path: '/customer/v2', body: Customer })

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
})
