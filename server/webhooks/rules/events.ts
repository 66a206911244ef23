/** Events for other systems, from the documents of a booking. They have ids of the chain, times and sums, and no person. */
import type { PaymentSummary } from '#shared/api/nouns/payment'
import type { VisitProgress } from '#shared/api/nouns/visit'
import type { BookingDocument } from '../../platform/database/schema/bookings'
import type { ReminderChannel } from '../../platform/database/schema/visits'

/** An event with its own part of the data, which every event has beside the booking's. */
export type VisitEvent =
  | { readonly type: 'booking.saved' | 'booking.changed' | 'booking.cancelled' }
  | { readonly type: 'booking.moved'; readonly previous: PlaceAndTime }
  | { readonly type: 'booking.paid'; readonly payment: PaymentSummary }
  | { readonly type: 'booking.reminded'; readonly channel: ReminderChannel; readonly hours: number }
  | ({ readonly type: 'visit.state_changed' } & VisitProgress)

/** What the events tell of a booking. */
type Told = Pick<BookingDocument, 'organization' | 'booking_total_duration' | 'lead_date' | 'order_items'>

/** Workshop and time of a booking. An enquiry has a requested day in place of a time. */
export const placeAndTime = ({ organization, booking_total_duration: time, lead_date }: Told) => ({
  organizationId: organization?.id ?? null,
  start: time?.start ?? null,
  end: time?.end ?? null,
  timeSelectionType: time?.time_selection_type ?? null,
  leadDate: lead_date,
})
type PlaceAndTime = ReturnType<typeof placeAndTime>

/** Returns the data of an event. Its reference and its sequence are added when it is sent. */
export function dataOf(event: VisitEvent, document: Told, version: number) {
  const { type: _, ...own } = event
  const services = document.order_items.map(({ product: { id, provider }, amount }) => {
    return { productId: id, provider, amount }
  })
  return { version, ...placeAndTime(document), services, ...own }
}

const sumOf = (payment: PaymentSummary | undefined): number => (payment ? payment.paid + payment.credit : 0)

/** Returns the event that more has been paid, or nothing. `before` is the payment as last told. */
export function paidEvent(before: PaymentSummary | undefined, after: PaymentSummary | undefined): VisitEvent[] {
  return after && sumOf(after) > sumOf(before) ? [{ type: 'booking.paid', payment: after }] : []
}
