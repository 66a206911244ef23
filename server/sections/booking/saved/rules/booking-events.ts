/** What other systems are told of a write of a booking. */
import type { SavedRow } from '../../../../booking-document/bookings'
import type { BookingDocument } from '../../../../platform/database/schema/bookings'
import { paidEvent, placeAndTime, type VisitEvent } from '../../../../webhooks/rules/events'
import { isMoved, placeAndTimeOf } from './booking-change'

/** Returns the events of a write, in order. `before` is null for a new booking. */
export function bookingEvents(
  before: BookingDocument | null,
  { document, cancelledAt }: Pick<SavedRow, 'document' | 'cancelledAt'>,
): VisitEvent[] {
  if (cancelledAt !== null) return [{ type: 'booking.cancelled' }]
  const paid = paidEvent(before?.payment, document.payment)
  if (before === null) return [{ type: 'booking.saved' }, ...paid]
  return isMoved(placeAndTimeOf(before), placeAndTimeOf(document))
    ? [{ type: 'booking.moved', previous: placeAndTime(before) }, ...paid]
    : [{ type: 'booking.changed' }, ...paid]
}
