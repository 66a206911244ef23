import { isEmail } from '#shared/text/email'
import type { Draft } from '../../../../platform/database/schema/sessions'

/** Returns an error code if a draft is incomplete, or null. Does not check the time. */
export function firstMissingField(draft: Draft): string | null {
  const { vehicle, organizationId, customer } = draft
  if (!vehicle || vehicle.register_number === '') return 'VEHICLE_MISSING'
  if (organizationId === null) return 'ORGANIZATION_MISSING'
  if (!customer) return 'CUSTOMER_MISSING'
  const filled = [customer.first_name, customer.last_name, customer.phone_number].every((text) => text.trim() !== '')
  // Uses the form's rule, because a stricter one would block visitors whose input the form accepts.
  // Mail dispatch checks the address again.
  return filled && isEmail(customer.email.trim()) ? null : 'CUSTOMER_INCOMPLETE'
}
