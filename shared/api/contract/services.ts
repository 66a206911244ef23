/** SPEC.md section 7, «Services and cart». */
import { array, boolean, number, object, optional, string, type Infer } from 'superstruct'
import { endpoint } from '../endpoint'
import { Customer, OrderItem, ProductParameter, Symptom } from './entities'
import { CartItem, ProductSuggestion, ServiceCategory } from './products'
import { Identifier, orDefault, orNull } from './lenient'

const ofStage = object({ stage: string() })

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

export const serviceCalls = {
  services: endpoint({
    method: 'GET',
    path: '/services/v2',
    query: object({ surroundingServices: optional(boolean()) }),
    output: array(ProductSuggestion),
  }),
  additionalServices: endpoint({
    method: 'GET',
    path: '/additional-services/v2',
    query: object({ categoryId: number() }),
    output: array(ProductSuggestion),
  }),
  extraServices: endpoint({
    method: 'GET',
    path: '/extra-services/v2',
    query: ofStage,
    output: array(ServiceCategory),
  }),
  extraAdditionalServices: endpoint({
    method: 'GET',
    path: '/extra-services/additional-services',
    query: ofStage,
    output: array(ServiceCategory),
  }),
  tireChangeProducts: endpoint({ method: 'GET', path: '/tire-change-products/v2', output: TireProducts }),
  addProductsToCart: endpoint({
    method: 'POST',
    path: '/add-products-to-cart',
    query: object({ stage: string(), calculatorId: optional(Identifier) }),
    body: array(CartItem),
  }),
  removeProductsFromCart: endpoint({
    method: 'POST',
    path: '/remove-products-from-cart',
    query: ofStage,
    body: array(CartItem),
  }),
  orderItemsByStage: endpoint({
    method: 'POST',
    path: '/order-items-by-stage',
    query: ofStage,
    output: orDefault(array(OrderItem), []),
  }),
  emptyCart: endpoint({ method: 'POST', path: '/empty-cart' }),
  saveNotes: endpoint({ method: 'POST', path: '/save-notes', body: object({ value: string() }) }),
  saveSymptoms: endpoint({ method: 'POST', path: '/symptoms', body: array(Symptom) }),
  saveCampaignCode: endpoint({
    method: 'POST',
    path: '/campaign-code/v2',
    body: object({ value: string() }),
    output: orDefault(boolean(), false),
  }),
  saveCustomer: endpoint({ method: 'POST', path: '/customer/v2', body: Customer }),
  productParameter: endpoint({
    method: 'GET',
    path: '/product-parameter/v2',
    query: object({ code: string() }),
    output: orNull(ProductParameter),
  }),
  setProductParameter: endpoint({
    method: 'POST',
    path: '/product-parameter',
    query: object({ code: string(), value: string() }),
  }),
} as const
