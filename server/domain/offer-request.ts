import type { Customer } from '#shared/api/nouns/entities'
import type { Draft, DraftVehicle } from './draft'

/** What a workshop needs to make an offer and to send it. */
export interface OfferRequest {
  readonly vehicle: DraftVehicle
  readonly customer: Customer
  /** The ids of what was chosen, if anything was. */
  readonly productIds: readonly number[]
  readonly notes: string
}

/** The request that a draft makes; a code of what is missing where nobody could answer it. */
export function offerRequestOf({ vehicle, customer, cart, notes }: Draft): OfferRequest | string {
  if (!vehicle) return 'VEHICLE_MISSING'
  if (!customer || (customer.email.trim() === '' && customer.phone_number.trim() === '')) return 'CUSTOMER_MISSING'
  return { vehicle, customer, productIds: cart.map((line) => line.productId), notes }
}
