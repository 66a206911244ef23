import { findModuleSetting } from '../catalog/settings'
import type { Database } from '../platform/database/database'
import type { BookingDocument } from '../platform/database/schema/bookings'

const SERVICE_PHONE = { module: 'CUSTOMER_SERVICE', setting: 'phone' }

/** Returns the number of the workshop, or else of the customer service, or nothing. */
export async function phoneOf(db: Database, { organization }: BookingDocument): Promise<string> {
  if (!organization) return ''
  return organization.phone_number || ((await findModuleSetting(db, organization.id, SERVICE_PHONE)) ?? '')
}
