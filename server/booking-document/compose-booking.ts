import { dateOf } from '#shared/date/wall-clock'
import { shiftOf } from '#shared/booking-facts/delivery'
import { findOrganization } from '../catalog/organizations'
import { decisiveParameters } from '../catalog/product-relations'
import type { Database } from '../platform/database/database'
import type { BookingDocument } from '../platform/database/schema/bookings'
import type { Agreed, Draft } from '../platform/database/schema/sessions'
import { pricesOf } from '../draft/agreed'
import { arrivalHours, shiftAt } from './arrival-hours'
import { type ArrivalHours, bookingDocument } from './booking-document'
import type { ReservedTime } from '../holds/reserved-time'
import { chosenLeasing } from '../draft/chosen-leasing'
import { withToldProcess } from '../processes/registered'
import { type DayHours, hoursAround, resourceNames } from './visit-details'

/** Composes the booking of a draft and a reserved time. A caller that stores its prices has loaded them before. */
export async function composeBooking(
  db: Database,
  draft: Draft,
  reserved: ReservedTime | null,
  {
    keyLockerReserved,
    prices,
    before,
  }: {
    readonly keyLockerReserved?: boolean | undefined
    readonly prices?: Agreed
    /** The booking that is changed. */
    readonly before?: BookingDocument
  } = {},
): Promise<BookingDocument> {
  const found = draft.organizationId === null ? null : await findOrganization(db, draft.organizationId)
  const parameters = await decisiveParameters(
    db,
    draft.cart.map((line) => line.productId),
  )
  const day = reserved ? dateOf(reserved.start) : draft.leadDate
  const around = draft.organizationId === null || day === null ? null : await hoursAround(db, draft.organizationId, day)
  const organization = found && {
    ...found.organization,
    closed_days: around && around.differing.length > 0 ? [...around.differing] : undefined,
    info_text: found.infoText || undefined,
    key_locker_text: found.keyLockerText || undefined,
  }
  const leasing = await chosenLeasing(db, draft)
  const mechanics = await resourceNames(db, draft.selectedResources)
  const visit = {
    mechanics,
    hours: arrival(draft, reserved, around?.hours ?? null),
    keyLockerReserved,
    countsCars: typeof found?.replacementCars === 'number',
    windowMinutes: found?.windowMinutes,
  }
  const booking = bookingDocument({
    draft,
    organization,
    prices: prices ?? (await pricesOf(db, draft)),
    reserved,
    parameters,
    leasing,
    visit,
  })
  return withToldProcess(booking, before)
}

/** Returns the hours and the shift of a day reservation. Null for a booking with an hour or without a time. */
function arrival(draft: Draft, reserved: ReservedTime | null, hours: DayHours | null): ArrivalHours | null {
  if (reserved?.type !== 'DAY_ONLY' || hours === null) return null
  return arrivalHours(hours, shiftOf(draft.parameters) ?? shiftAt(reserved.start, hours), reserved)
}
