import type { PaymentSummary } from '#shared/api/nouns/payment'
import { lockBooking, updateDocument } from '../../../../booking-document/bookings'
import type { Database } from '../../../../platform/database/database'
import type { Tell } from '../../../../platform/operations/events'
import { messagesOfChange } from '../rules/booking-messages'
import { followPayment, type Following } from './follow-booking'
import { queueMails } from './queue-mails'
import { settlePayments } from './settle-payments'

/**
 * Updates a saved booking after a payment or a credit whose outcome came later than the save, in the transaction that
 * records it. Customer and workshop get a message, because the confirmation has said otherwise.
 */
export async function settleLate(
  tx: Database,
  { tell, ...following }: Following & { readonly tell: Tell },
  bookingId: string,
): Promise<void> {
  const booking = await lockBooking(tx, bookingId)
  if (!booking) return
  const { document: before, cancelledAt } = booking
  const payment = await settlePayments(tx, bookingId, before.price, cancelledAt !== null)
  const document = { ...before, payment }
  await updateDocument(tx, bookingId, document)
  await followPayment(tx, following, bookingId, before)
  if (cancelledAt === null && isOtherwise(before.payment, payment))
    await queueMails(tx, messagesOfChange(bookingId, null, before, document), tell)
}

const isOtherwise = (before: PaymentSummary | undefined, after: PaymentSummary): boolean =>
  before?.paid !== after.paid || before.credit !== after.credit
