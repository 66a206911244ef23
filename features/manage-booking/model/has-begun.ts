import { leadDate } from '#entities/booking'
import type { Booking } from '#shared/api/nouns/entities'
import { dateOf, type WallDateTime } from '#shared/date/wall-clock'

/** A visit that has begun, or an enquiry whose day is over, is neither moved nor cancelled any more. */
export function hasBegun(booking: Booking, now: WallDateTime): boolean {
  const start = booking.booking_total_duration?.start
  if (start) return start <= now
  const day = leadDate(booking)
  return day !== null && day < dateOf(now)
}
