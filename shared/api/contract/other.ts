/** SPEC.md section 7, «Other». What it says of the vehicle's make goes by the vehicle of the session's booking. */
import { array, boolean, object, string } from 'superstruct'
import { endpoint } from '../endpoint'
import { BiilaTimes, WantedDate } from '../nouns/biila'
import { OrderItem } from '../nouns/entities'
import { Identifier, orDefault } from '../nouns/lenient'
import { ProductSuggestion } from '../nouns/products'
import { LeasingCompany, LeasingContract, Lift, Recall, RepairTarget, ServiceCycle } from '../nouns/trade'

/** Tells which stage the session has reached; stages are strings of the chain's own. */
export const publishStage = endpoint({
  method: 'GET',
  path: '/publish-stage',
  query: object({ stageCode: string() }),
})

/** Puts into the cart what its products bring along, and answers all that has come so. */
export const addAutomaticallyAddedProducts = endpoint({
  method: 'GET',
  path: '/add-automatically-added-products',
  output: orDefault(array(OrderItem), []),
})

export const windshieldProducts = endpoint({
  method: 'GET',
  path: '/windshield-products',
  output: array(ProductSuggestion),
})

/** Puts the inspection of a damage into the cart, and answers what it is. */
export const addDamageInspection = endpoint({
  method: 'POST',
  path: '/damage-inspection/product',
  output: ProductSuggestion,
})

/** Asks the workshop for an offer of what has been chosen. */
export const sendWindshieldOfferRequest = endpoint({ method: 'POST', path: '/send-windshield-offer-request' })

/** Whether the session's workshop is an authorised dealer of the vehicle's make. */
export const makeBrandDealerCheck = endpoint({
  method: 'GET',
  path: '/make-brand-dealer-check',
  output: orDefault(boolean(), false),
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

/** The lifts of the session's workshop that vehicles of a make are put on. */
export const laakkonenLifts = endpoint({
  method: 'GET',
  path: '/laakkonen/lifts',
  query: object({ make: string() }),
  output: array(Lift),
})

export const toyotaRecalls = endpoint({
  method: 'GET',
  path: '/get-toyota-recalls',
  output: orDefault(array(Recall), []),
})

/** The services of an external catalogue that fit the vehicle. */
export const ssmServices = endpoint({ method: 'POST', path: '/ssm-services', output: array(ProductSuggestion) })

/** Whether the vehicle is a taxi. */
export const setTaxi = endpoint({ method: 'POST', path: '/set-taxi', query: object({ taxi: boolean() }) })

export const setBiilaPickupTime = endpoint({ method: 'POST', path: '/biila/pickup-time', body: WantedDate })

export const setBiilaReturnTime = endpoint({ method: 'POST', path: '/biila/return-time', body: WantedDate })

/** Fetching the car and bringing it back: the times there are, and those chosen. */
export const biilaTimes = endpoint({ method: 'GET', path: '/biila/times', output: BiilaTimes })

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
  output: orDefault(array(LeasingCompany), []),
})

export const leasingContracts = endpoint({
  method: 'GET',
  path: '/leasing/contract',
  query: object({ companyId: Identifier }),
  output: orDefault(array(LeasingContract), []),
})
