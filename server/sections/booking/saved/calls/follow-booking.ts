import { readBooking } from '../../../../booking-document/bookings'
import type { Database } from '../../../../platform/database/database'
import type { BookingDocument } from '../../../../platform/database/schema/bookings'
import { planReminders } from '../../../../reminders/follow'
import { dropReminders } from '../../../../reminders/store/reminders'
import { paidEvent } from '../../../../webhooks/rules/events'
import { announce } from '../../../../webhooks/store/announce'
import { isMoved, placeAndTimeOf } from '../rules/booking-change'
import { bookingEvents } from '../rules/booking-events'
import type { Dependencies } from '../../../context'

/** What follows the writes of a booking. */
export type Following = Pick<Dependencies, 'now' | 'visits'>

/**
 * Brings reminders and events in step with a booking. Call it after each write of a booking, in the same transaction.
 * `before` is null for a new booking. The reminders of a booking that keeps its time stay.
 */
export async function followBooking(
  tx: Database,
  { now, visits: { reminders, endpoints } }: Following,
  bookingId: string,
  before: BookingDocument | null,
): Promise<void> {
  if (reminders.length === 0 && endpoints.length === 0) return
  const saved = await readBooking(tx, bookingId)
  if (!saved) throw new Error('the booking cannot be read back')
  if (saved.cancelledAt !== null) await dropReminders(tx, bookingId)
  else if (before === null || isMoved(placeAndTimeOf(before), placeAndTimeOf(saved.document)))
    await planReminders(tx, reminders, saved, now())
  await announce(tx, endpoints, saved, bookingEvents(before, saved))
}

/** Announces a payment that arrived after the booking was saved, in the transaction that records it. */
export async function followPayment(
  tx: Database,
  { visits: { endpoints } }: Following,
  bookingId: string,
  before: BookingDocument,
): Promise<void> {
  const saved = endpoints.length === 0 ? null : await readBooking(tx, bookingId)
  if (saved) await announce(tx, endpoints, saved, paidEvent(before.payment, saved.document.payment))
}
