import { dateOf, timeOf } from '#shared/date/wall-clock'
import { findOrganization } from '../catalog/organizations'
import type { Database } from '../platform/database/database'
import type { BookingDocument } from '../platform/database/schema/bookings'
import type { Agreed, Draft } from '../platform/database/schema/sessions'
import { pricesOf } from './agreed'
import { bookingDocument, type ReservedTime } from './booking-document'
import { chosenLeasing } from './chosen-leasing'
import { hoursOn, resourceNames } from './visit-details'

/** Composes the booking of a draft and a reserved time. A caller that stores its prices has loaded them before. */
export async function composeBooking(
  db: Database,
  draft: Draft,
  reserved: ReservedTime | null,
  { keyLockerReserved, prices }: { readonly keyLockerReserved?: boolean | undefined; readonly prices?: Agreed } = {},
): Promise<BookingDocument> {
  const found = draft.organizationId === null ? null : await findOrganization(db, draft.organizationId)
  const organization = found?.organization ?? null
  const leasing = await chosenLeasing(db, draft)
  const mechanics = await resourceNames(db, draft.selectedResources)
  const visit = {
    mechanics,
    hours: await dayHours(db, draft, reserved),
    keyLockerReserved,
    countsCars: typeof found?.replacementCars === 'number',
    windowMinutes: found?.windowMinutes,
  }
  return bookingDocument({
    draft,
    organization,
    prices: prices ?? (await pricesOf(db, draft)),
    reserved,
    leasing,
    visit,
  })
}

/** Returns the hours and the shift of a day reservation. Null for a booking with an hour or without a time. */
async function dayHours(db: Database, { organizationId }: Draft, reserved: ReservedTime | null) {
  if (reserved?.type !== 'DAY_ONLY' || organizationId === null) return null
  const hours = await hoursOn(db, organizationId, dateOf(reserved.start))
  if (!hours) return null
  const { start, end, shiftChange } = hours
  return { start, end, shift: timeOf(reserved.start) < shiftChange ? 'MORNING' : 'EVENING' } as const
}
