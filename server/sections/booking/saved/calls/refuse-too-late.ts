import type { WallDateTime } from '#shared/date/wall-clock'
import { closedBy } from '#shared/booking-facts/still-possible'
import type { BookingDocument } from '../../../../platform/database/schema/bookings'
import { conflict } from '../../../../platform/refusal'

/** True if the workshop has received the car, or the visit has begun. */
export const isTooLate = (document: BookingDocument, now: WallDateTime): boolean => closedBy(document, now) !== null

const MESSAGES = { CAR_RECEIVED: 'the workshop has received the car', BOOKING_PAST: 'the visit has begun' } as const

/** Throws a `Refusal` if a booking can be neither changed nor cancelled any more. */
export function refuseTooLate(document: BookingDocument, now: WallDateTime): void {
  const closed = closedBy(document, now)
  if (closed !== null) throw conflict(closed, MESSAGES[closed])
}
