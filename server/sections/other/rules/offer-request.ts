import type { Customer } from '#shared/api/nouns/entities'
import type { Draft, DraftVehicle } from '../../session/rules/draft'

/** The data that a workshop needs to make and send an offer. */
export interface OfferRequest {
  readonly vehicle: DraftVehicle
  readonly customer: Customer
  /** Ids of the chosen products; may be empty. */
  readonly productIds: readonly number[]
  readonly notes: string
}

/** Builds the offer request of a draft, or returns an error code if the vehicle or the contact details are missing. */
export function offerRequestOf({ vehicle, customer, cart, notes }: Draft): OfferRequest | string {
  if (!vehicle) return 'VEHICLE_MISSING'
  if (!customer || (customer.email.trim() === '' && customer.phone_number.trim() === '')) return 'CUSTOMER_MISSING'
  return { vehicle, customer, productIds: cart.map((line) => line.productId), notes }
}
