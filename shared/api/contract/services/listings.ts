/** Services that the workshop lists. Listings that depend on a make use the vehicle of the session's booking. */
import { array, boolean, nullable, object, optional, string } from 'superstruct'
import { endpoint } from '../../endpoint'
import { Identifier, listOf } from '../../nouns/lenient'
import { ProductSuggestion, ServiceCategories } from '../../nouns/products'
import { ServiceCycle } from '../../nouns/trade'

const ofStage = object({ stage: string() })

export const services = endpoint({
  method: 'GET',
  path: '/services/v2',
  query: object({ surroundingServices: optional(boolean()) }),
  output: listOf(ProductSuggestion),
})

export const setServiceCode = endpoint({
  method: 'PUT',
  path: '/set-service-code',
  body: object({ value: nullable(string()) }),
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

/** The services of an external catalogue that fit the vehicle. */
export const ssmServices = endpoint({
  method: 'POST',
  path: '/ssm-services',
  output: array(ProductSuggestion),
  hasNoScreen: true,
})

export const compatibleWindshieldWipers = endpoint({
  method: 'GET',
  path: '/compatible-windshield-wipers',
  output: array(ProductSuggestion),
  hasNoScreen: true,
})

export const serviceTargetExecutionCycles = endpoint({
  method: 'GET',
  path: '/service-target-execution-cycles',
  output: array(ServiceCycle),
})
