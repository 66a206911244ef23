/** Which messages go out about a booking. */
import type { BookingDocument } from './booking-document'
import { isMoved, placeAndTimeOf } from './booking-change'
import type { OutboxMessage } from './outbox-message'

const toCustomer = (document: BookingDocument) =>
  ({ audience: 'customer', email: document.customer?.email.trim() ?? '' }) as const

const toWorkshop = <W extends object>(what: W, organizationId: number) =>
  ({ ...what, audience: 'workshop', organizationId }) as const

/** The workshops that are concerned, each once, in the order given. */
const workshopsOf = (...documents: readonly BookingDocument[]): number[] => [
  ...new Set(documents.flatMap(({ organization }) => organization?.id ?? [])),
]

/** To the customer of a saved booking. */
export const confirmation = (bookingId: string, bookingKey: string, document: BookingDocument): OutboxMessage => ({
  kind: 'BOOKING_CONFIRMATION',
  bookingId,
  bookingKey,
  ...toCustomer(document),
})

/** About a new booking. */
export function messagesOfSaving(
  bookingId: string,
  bookingKey: string,
  document: BookingDocument,
): readonly OutboxMessage[] {
  const notice = { kind: 'BOOKING_NOTICE', bookingId } as const
  return [confirmation(bookingId, bookingKey, document), ...workshopsOf(document).map((id) => toWorkshop(notice, id))]
}

/** About a change: to the customer, to the workshop that has the booking now, and to the one that has lost it. */
export function messagesOfChange(
  bookingId: string,
  bookingKey: string,
  before: BookingDocument,
  after: BookingDocument,
): readonly OutboxMessage[] {
  const was = placeAndTimeOf(before)
  const what = isMoved(was, placeAndTimeOf(after))
    ? ({ kind: 'BOOKING_MOVED', bookingId, ...previousOf(before) } as const)
    : ({ kind: 'BOOKING_CHANGED', bookingId } as const)
  return [
    { ...what, bookingKey, ...toCustomer(after) },
    ...workshopsOf(after, before).map((id) => toWorkshop(what, id)),
  ]
}

const previousOf = ({ organization, booking_total_duration: duration }: BookingDocument) => ({
  previousOrganizationId: organization?.id ?? null,
  previousStart: duration?.start ?? null,
  previousEnd: duration?.end ?? null,
  previousType: duration?.time_selection_type ?? null,
})

/** About a booking that is cancelled. */
export function messagesOfCancelling(bookingId: string, document: BookingDocument): readonly OutboxMessage[] {
  const what = { kind: 'BOOKING_CANCELLED', bookingId } as const
  return [{ ...what, ...toCustomer(document) }, ...workshopsOf(document).map((id) => toWorkshop(what, id))]
}
