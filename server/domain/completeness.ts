import { isEmail } from '#shared/text/email'
import type { Draft } from './draft'

/** What keeps a draft from being saved, as a code; null when only the time remains to be looked at. */
export function missingFrom(draft: Draft): string | null {
  const { vehicle, organizationId, customer } = draft
  if (!vehicle || vehicle.register_number === '') return 'VEHICLE_MISSING'
  if (organizationId === null) return 'ORGANIZATION_MISSING'
  if (!customer) return 'CUSTOMER_MISSING'
  const filled = [customer.first_name, customer.last_name, customer.phone_number].every((text) => text.trim() !== '')
  // By the rule of the form, or a visitor whom it lets pass could never save. Delivery looks again before it mails.
  return filled && isEmail(customer.email.trim()) ? null : 'CUSTOMER_INCOMPLETE'
}
