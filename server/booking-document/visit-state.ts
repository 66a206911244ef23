import type { VisitProgress } from '#shared/api/nouns/visit'
import type { WallDateTime } from '#shared/date/wall-clock'
import type { BookingDocument } from '../platform/database/schema/bookings'

/**
 * Returns the state of a booking's visit after a save or a change: that of before, or the first one if the chain shows
 * states from the booking on. An enquiry has no visit.
 */
export function visitStateOf(
  document: BookingDocument,
  before: VisitProgress | undefined,
  hasStates: boolean,
  now: WallDateTime,
): VisitProgress | undefined {
  if (!document.booking_total_duration?.start) return undefined
  return before ?? (hasStates ? { state: 'BOOKED', at: now } : undefined)
}
