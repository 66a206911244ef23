/** Windshields, damages and the targets of a repair. */
import { array, boolean, object } from 'superstruct'
import { endpoint } from '../../endpoint'
import { Identifier } from '../../nouns/lenient'
import { ProductSuggestion } from '../../nouns/products'
import { RepairTarget } from '../../nouns/trade'

export const windshieldProducts = endpoint({
  method: 'GET',
  path: '/windshield-products',
  output: array(ProductSuggestion),
  hasNoScreen: true,
})

/** Adds a damage inspection to the cart and returns its product. */
export const addDamageInspection = endpoint({
  method: 'POST',
  path: '/damage-inspection/product',
  output: ProductSuggestion,
  hasNoScreen: true,
})

/** Requests a windshield offer from the workshop for the chosen products. */
export const sendWindshieldOfferRequest = endpoint({
  method: 'POST',
  path: '/send-windshield-offer-request',
  hasNoScreen: true,
})

export const repairTargetTree = endpoint({
  method: 'GET',
  path: '/repair-target-tree',
  output: array(RepairTarget),
  hasNoScreen: true,
})

export const toggleRepairTarget = endpoint({
  method: 'POST',
  path: '/toggle-repair-target/{id}',
  params: object({ id: Identifier }),
  body: object({ value: boolean() }),
  hasNoScreen: true,
})
