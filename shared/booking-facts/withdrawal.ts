import type { Booking } from '#shared/api/nouns/booking'
import { dateOf, type WallDate } from '#shared/date/wall-clock'
import type { Fact } from './fact'

/** Returns the day of the visit or the requested day, or null if there is neither. */
export const visitDay = ({ booking_total_duration: time, lead_date }: Booking): WallDate | null => {
  const at = time?.start ?? lead_date
  return at === null ? null : dateOf(at)
}

/** Returns whether the visit is on a day on which the customer can still withdraw. */
export function isWithinWithdrawal(booking: Booking): boolean {
  const day = visitDay(booking)
  return booking.withdrawal !== undefined && day !== null && day <= booking.withdrawal.until
}

/** Returns what a booking tells about the right of withdrawal. */
export function withdrawalFacts(booking: Booking): Fact[] {
  const { withdrawal } = booking
  if (!withdrawal) return []
  const { until, early_start, submitted_at } = withdrawal
  return [
    { kind: 'withdrawalUntil', date: until },
    ...(isWithinWithdrawal(booking) ? [{ kind: 'earlyStart', isWished: early_start } as const] : []),
    ...(submitted_at === null ? [] : [{ kind: 'withdrawn', at: submitted_at } as const]),
  ]
}
