/** Creates the mail content of a message about a withdrawal. */
import type { OutboxMessage } from '../platform/database/schema/outbox'
import { readBooking } from '../booking-document/bookings'
import type { Database } from '../platform/database/database'
import { findStatement } from '../sections/booking/withdrawal/index'
import { calendarFile } from './calendar-file'
import { receiptLetter } from './letters/withdrawal'
import { referenced, withdrawnNotice } from './letters/workshop'
import { findContact } from './mail-matters'
import { GONE, type MailContent, type MailSettings } from './mail-content'
import { phoneOf } from './service-phone'

export type OfWithdrawal = Extract<OutboxMessage, { readonly kind: 'WITHDRAWAL_ACKNOWLEDGEMENT' | 'WITHDRAWAL_NOTICE' }>

export const isOfWithdrawal = (message: OutboxMessage): message is OfWithdrawal =>
  message.kind === 'WITHDRAWAL_ACKNOWLEDGEMENT' || message.kind === 'WITHDRAWAL_NOTICE'

/** Creates the content for a message made at `stamp`. If no mail is due any more, returns the reason instead. */
export async function writeOfWithdrawal(
  db: Database,
  { audience, bookingId }: OfWithdrawal,
  stamp: Date,
  { from: organizer, application, reference }: MailSettings,
): Promise<MailContent | string> {
  const booking = await readBooking(db, bookingId)
  const statement = await findStatement(db, bookingId)
  if (!booking || !statement) return GONE
  const { document, version } = booking
  const isCancelled = booking.cancelledAt !== null
  if (audience === 'workshop') {
    const letter = referenced(withdrawnNotice(document, statement, isCancelled), reference(bookingId))
    return { letter, replyAddress: statement.email, calendar: null }
  }
  const contact = document.organization && (await findContact(db, document.organization.id))
  const phone = await phoneOf(db, document)
  return {
    letter: receiptLetter({ document, statement, isCancelled, terms: application.withdrawal, phone }),
    replyAddress: contact?.email ?? '',
    calendar: isCancelled ? calendarFile({ bookingId, version, document, cancelled: true, organizer, stamp }) : null,
  }
}
