import type { Booking } from '#shared/api/nouns/booking'
import { totalAmount } from './order'
import { isPartialTotal } from './prices'

/** What a visitor sends: a question for a day, a booking, or an order with an obligation to pay (LW-02). */
export type Sending = 'enquiry' | 'booking' | 'order'

/**
 * Returns what sending the booking means. Only a booking whose whole price is known obliges to pay it. An enquiry never
 * does, because its time is still to be agreed.
 */
export function sendingOf(booking: Booking, binding: 'request' | 'payment'): Sending {
  if (booking.lead_date && !booking.booking_total_duration?.start) return 'enquiry'
  const isPriced = (totalAmount(booking) ?? 0) > 0 && !isPartialTotal(booking)
  return binding === 'payment' && isPriced ? 'order' : 'booking'
}
