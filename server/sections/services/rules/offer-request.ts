import type { Draft } from '../../../platform/database/schema/sessions'
import type { OfferRequest } from '../../../platform/database/schema/trade'

/** Builds the offer request of a draft, or returns an error code if the vehicle or the contact details are missing. */
export function offerRequestOf({ vehicle, customer, cart, notes }: Draft): OfferRequest | string {
  if (!vehicle) return 'VEHICLE_MISSING'
  if (!customer || (customer.email.trim() === '' && customer.phone_number.trim() === '')) return 'CUSTOMER_MISSING'
  return { vehicle, customer, productIds: cart.map((line) => line.productId), notes }
}
