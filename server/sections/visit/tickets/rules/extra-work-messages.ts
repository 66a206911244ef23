/** The messages about extra work. */
import { addressOf } from '../../../../booking-document/address-of'
import type { BookingDocument } from '../../../../platform/database/schema/bookings'
import type { OutboxMessage } from '../../../../platform/database/schema/outbox'

const toCustomer = (document: BookingDocument) => ({ audience: 'customer', email: addressOf(document) }) as const

/** The message with the link that opens the ticket. */
export const proposal = (
  ticketId: number,
  bookingId: string,
  ticketCode: string,
  document: BookingDocument,
): OutboxMessage => ({ kind: 'EXTRA_WORK_PROPOSED', bookingId, ticketId, ticketCode, ...toCustomer(document) })

/** The answer, to the customer and to the workshop. */
export function messagesOfDecision(
  ticketId: number,
  bookingId: string,
  document: BookingDocument,
): readonly OutboxMessage[] {
  const what = { kind: 'EXTRA_WORK_DECIDED', bookingId, ticketId } as const
  const { organization } = document
  return [
    { ...what, ...toCustomer(document) },
    ...(organization ? [{ ...what, audience: 'workshop', organizationId: organization.id } as const] : []),
  ]
}
