import { leadDate } from '#entities/booking'
import type { Booking } from '#shared/api/nouns/entities'
import { dateOf, type WallDateTime } from '#shared/date/wall-clock'

/**
 * Tests whether a visit has begun or the day of an enquiry has passed. Such a booking can be neither moved nor
 * cancelled.
 */
export function hasBegun(booking: Booking, now: WallDateTime): boolean {
  const start = booking.booking_total_duration?.start
  if (start) return start <= now
  const day = leadDate(booking)
  return day !== null && day < dateOf(now)
}
