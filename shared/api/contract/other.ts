/** Specification section 7, «Other». Calls about a make use the vehicle of the session's booking. */
import { array, boolean, object, string } from 'superstruct'
import { endpoint } from '../endpoint'
import { BiilaTimes, WantedDate } from '../nouns/biila'
import { OrderItem } from '../nouns/entities'
import { Identifier, listOf, orDefault, orElse } from '../nouns/lenient'
import { ProductSuggestion } from '../nouns/products'
import { LeasingCompany, LeasingContract, Lift, Recall, RepairTarget, ServiceCycle } from '../nouns/trade'
import { flagOr } from '../nouns/values'

/** Reports the stage that the session has reached. Stages are free strings defined by the chain. */
export const publishStage = endpoint({
  method: 'GET',
  path: '/publish-stage',
  query: object({ stageCode: string() }),
})

/** Adds the products that the cart's products require. Returns all order items added this way. */
export const addAutomaticallyAddedProducts = endpoint({
  method: 'GET',
  path: '/add-automatically-added-products',
  output: orElse(array(OrderItem), []),
})

export const windshieldProducts = endpoint({
  method: 'GET',
  path: '/windshield-products',
  output: array(ProductSuggestion),
})

/** Adds a damage inspection to the cart and returns its product. */
export const addDamageInspection = endpoint({
  method: 'POST',
  path: '/damage-inspection/product',
  output: ProductSuggestion,
})

/** Requests a windshield offer from the workshop for the chosen products. */
export const sendWindshieldOfferRequest = endpoint({ method: 'POST', path: '/send-windshield-offer-request' })

/** Whether the session's workshop is an authorised dealer of the vehicle's make. */
export const makeBrandDealerCheck = endpoint({
  method: 'GET',
  path: '/make-brand-dealer-check',
  output: flagOr(false),
})

export const compatibleWindshieldWipers = endpoint({
  method: 'GET',
  path: '/compatible-windshield-wipers',
  output: array(ProductSuggestion),
})

export const serviceTargetExecutionCycles = endpoint({
  method: 'GET',
  path: '/service-target-execution-cycles',
  output: array(ServiceCycle),
})

/** The lifts in the session's workshop for vehicles of a make. */
export const laakkonenLifts = endpoint({
  method: 'GET',
  path: '/laakkonen/lifts',
  query: object({ make: string() }),
  output: array(Lift),
})

export const toyotaRecalls = endpoint({
  method: 'GET',
  path: '/get-toyota-recalls',
  output: listOf(Recall),
  isOptional: true,
})

/** The services of an external catalogue that fit the vehicle. */
export const ssmServices = endpoint({ method: 'POST', path: '/ssm-services', output: array(ProductSuggestion) })

export const setTaxi = endpoint({ method: 'POST', path: '/set-taxi', query: object({ taxi: boolean() }) })

/** Pick-up and return times: the available ones and the chosen ones. */
export const biilaTimes = endpoint({
  method: 'GET',
  path: '/biila/times',
  output: orDefault(BiilaTimes, { pickupTimes: [], returnTimes: [], pickup: null, return: null }),
  isOptional: true,
})

export const setBiilaPickupTime = endpoint({ method: 'POST', path: '/biila/pickup-time', body: WantedDate })

export const setBiilaReturnTime = endpoint({ method: 'POST', path: '/biila/return-time', body: WantedDate })

export const repairTargetTree = endpoint({
  method: 'GET',
  path: '/repair-target-tree',
  output: array(RepairTarget),
})

export const toggleRepairTarget = endpoint({
  method: 'POST',
  path: '/toggle-repair-target/{id}',
  params: object({ id: Identifier }),
  body: object({ value: boolean() }),
})

export const leasingCompanies = endpoint({
  method: 'GET',
  path: '/leasing/company',
  output: listOf(LeasingCompany),
})

export const leasingContracts = endpoint({
  method: 'GET',
  path: '/leasing/contract',
  query: object({ companyId: Identifier }),
  output: listOf(LeasingContract),
})
