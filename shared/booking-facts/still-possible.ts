/** What a customer may still do with a saved booking. Page and server decide by these functions alone. */
import type { Booking } from '#shared/api/nouns/booking'
import type { StillPossible } from '#shared/api/nouns/visit'
import { dateOf, type WallDateTime } from '#shared/date/wall-clock'

/** Whether the visit has begun, or the requested day of an enquiry is over. */
function hasBegun(
  { booking_total_duration: time, lead_date }: Pick<Booking, 'booking_total_duration' | 'lead_date'>,
  now: WallDateTime,
): boolean {
  if (time?.start) return time.start <= now
  return lead_date !== null && dateOf(lead_date) < dateOf(now)
}

/** Whether the workshop has received the car, which may be before the booked time. */
export const isReceived = ({ visit_state: visit }: Pick<Booking, 'visit_state'>): boolean =>
  visit !== undefined && visit.state !== 'BOOKED'

/** Returns why a booking can be neither moved nor cancelled any more, or null if it can. */
export function closedBy(
  booking: Pick<Booking, 'booking_total_duration' | 'lead_date' | 'visit_state'>,
  now: WallDateTime,
): 'CAR_RECEIVED' | 'BOOKING_PAST' | null {
  if (isReceived(booking)) return 'CAR_RECEIVED'
  return hasBegun(booking, now) ? 'BOOKING_PAST' : null
}

/**
 * Returns the start of the visit if an earlier one can be asked for, or null. A reserved day has no start that another
 * would precede. A delivery on named days would have to be agreed anew, and so would a replacement car and the times at
 * which the car is fetched and brought back.
 */
export function movableStart({
  booking_total_duration: time,
  reservation_details: details,
  biila,
  replacement_car: loan,
}: Pick<Booking, 'booking_total_duration' | 'reservation_details' | 'biila' | 'replacement_car'>): WallDateTime | null {
  if (!time?.start || time.time_selection_type === 'DAY_ONLY' || biila?.pickup || biila?.return || loan) return null
  return details?.importDate || details?.pickupDate ? null : time.start
}

/** Returns what the customer of a booking may do now. A withdrawal that was stated already is not possible again. */
export function stillPossible(booking: Booking, now: WallDateTime): StillPossible {
  const closed = closedBy(booking, now)
  const { withdrawal: right } = booking
  const mayWithdraw = right !== undefined && right.submitted_at === null && right.until >= dateOf(now)
  return {
    move: closed === null,
    cancel: closed === null,
    withdraw: mayWithdraw ? (closed === null ? 'CANCELS' : 'RECORDS') : null,
    earlier: closed === null && movableStart(booking) !== null,
    closed,
  }
}
