import { at, dateOf, timeOf, type WallDateTime } from '#shared/date/wall-clock'
import type { BookingDocument } from '../../platform/database/schema/bookings'

/**
 * Returns when a customer has to act for a visit, from which its reminders count back: its start, or the fetching of the
 * car or the day on which it is brought, if that is earlier. Null without a visit.
 */
export function comingTime({
  booking_total_duration: time,
  reservation_details: details,
  biila,
}: Pick<BookingDocument, 'booking_total_duration' | 'reservation_details' | 'biila'>): WallDateTime | null {
  const start = time?.start
  if (!start) return null
  // A day has no hour; the one of the visit keeps the reminder by day.
  const brought = details?.importDate ? at(dateOf(details.importDate), timeOf(start)) : start
  return [start, biila?.pickup ?? start, brought].toSorted()[0] ?? start
}
