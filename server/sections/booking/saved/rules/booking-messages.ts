/** The messages that are sent about a booking. */
import { addressOf } from '../../../../booking-document/address-of'
import type { BookingDocument } from '../../../../platform/database/schema/bookings'
import { isMoved, placeAndTimeOf } from './booking-change'
import type { OutboxMessage } from '../../../../platform/database/schema/outbox'

const toCustomer = (document: BookingDocument) => ({ audience: 'customer', email: addressOf(document) }) as const

const toWorkshop = <W extends object>(what: W, organizationId: number) =>
  ({ ...what, audience: 'workshop', organizationId }) as const

/** Returns the ids of the documents' workshops, each once, in order. */
const workshopsOf = (...documents: readonly BookingDocument[]): number[] => [
  ...new Set(documents.flatMap(({ organization }) => organization?.id ?? [])),
]

/** The confirmation of a saved booking to its customer. */
export const confirmation = (bookingId: string, bookingKey: string, document: BookingDocument): OutboxMessage => ({
  kind: 'BOOKING_CONFIRMATION',
  bookingId,
  bookingKey,
  ...toCustomer(document),
})

/** Returns the messages about a new booking. */
export function messagesOfSaving(
  bookingId: string,
  bookingKey: string,
  document: BookingDocument,
): readonly OutboxMessage[] {
  const notice = { kind: 'BOOKING_NOTICE', bookingId } as const
  return [confirmation(bookingId, bookingKey, document), ...workshopsOf(document).map((id) => toWorkshop(notice, id))]
}

/**
 * Returns the messages about a change: to the customer, to the current workshop and to the previous one. `bookingKey` is
 * null if the change did not need it.
 */
export function messagesOfChange(
  bookingId: string,
  bookingKey: string | null,
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

/** Returns the messages about a cancelled booking. */
export function messagesOfCancelling(bookingId: string, document: BookingDocument): readonly OutboxMessage[] {
  const what = { kind: 'BOOKING_CANCELLED', bookingId } as const
  return [{ ...what, ...toCustomer(document) }, ...workshopsOf(document).map((id) => toWorkshop(what, id))]
}
