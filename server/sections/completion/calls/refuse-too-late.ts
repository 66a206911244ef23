import type { WallDateTime } from '#shared/date/wall-clock'
import { isReceived } from '../../../booking/document/visit-state'
import type { BookingDocument } from '../../../platform/database/schema/bookings'
import { conflict } from '../../../platform/refusal'
import { hasBegun, placeAndTimeOf } from '../rules/booking-change'

/** True if the workshop has received the car, or the visit has begun. */
export const isTooLate = (document: BookingDocument, now: WallDateTime): boolean =>
  isReceived(document) || hasBegun(placeAndTimeOf(document), now)

/** Throws a `Refusal` if a booking can be neither changed nor cancelled any more. */
export function refuseTooLate(document: BookingDocument, now: WallDateTime): void {
  if (isReceived(document)) throw conflict('CAR_RECEIVED', 'the workshop has received the car')
  if (hasBegun(placeAndTimeOf(document), now)) throw conflict('BOOKING_PAST', 'the visit has begun')
}
