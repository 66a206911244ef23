/** The messages that are sent about a withdrawal. */
import type { BookingDocument } from '../../../../platform/database/schema/bookings'
import type { OutboxMessage } from '../../../../platform/database/schema/outbox'

/**
 * Returns the receipt to the address of the statement, the notice to the workshop, and `others`: what is sent about any
 * cancelled booking. The customer gets the latter only at another address than the receipt.
 */
export function messagesOfWithdrawal(
  bookingId: string,
  email: string,
  { organization }: BookingDocument,
  others: readonly OutboxMessage[],
): readonly OutboxMessage[] {
  const isElsewhere = (message: OutboxMessage): boolean =>
    message.audience === 'customer' && message.email.toLowerCase() !== email.toLowerCase()
  return [
    { kind: 'WITHDRAWAL_ACKNOWLEDGEMENT', audience: 'customer', email, bookingId },
    ...(organization
      ? [{ kind: 'WITHDRAWAL_NOTICE', audience: 'workshop', organizationId: organization.id, bookingId } as const]
      : []),
    ...others.filter(isElsewhere),
  ]
}
