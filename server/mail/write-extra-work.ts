/** Creates the mail content of a message about extra work. */
import { readBooking } from '../booking-document/bookings'
import type { Database } from '../platform/database/database'
import type { OutboxMessage } from '../platform/database/schema/outbox'
import { extraWorkOf } from '../sections/visit/tickets/index'
import { decidedLetter, decidedNotice, proposedLetter } from './letters/extra-work'
import { referenced } from './letters/workshop'
import { CANCELLED, ELSEWHERE, GONE, type MailContent, type MailSettings } from './mail-content'
import { findContact } from './mail-matters'
import { phoneOf } from './service-phone'

type OfExtraWork = Extract<OutboxMessage, { readonly ticketId: number }>

/** Creates the content for a message. If no mail is due any more, returns the reason instead. */
export async function writeOfExtraWork(
  db: Database,
  message: OfExtraWork,
  { publicUrl, reference }: MailSettings,
): Promise<MailContent | string> {
  const booking = await readBooking(db, message.bookingId)
  const work = await extraWorkOf(db, message.ticketId)
  if (!booking || !work) return GONE
  const { document, cancelledAt } = booking
  const { organization } = document
  const calendar = null
  if (message.audience === 'workshop') {
    if (message.organizationId !== organization?.id) return ELSEWHERE
    if (!work.decision) return GONE
    const letter = referenced(decidedNotice(document, work.decision), reference(booking.id))
    return { letter, replyAddress: document.customer?.email ?? '', calendar }
  }
  if (cancelledAt !== null) return CANCELLED
  const contact = organization && (await findContact(db, organization.id))
  const matter = { document, phone: await phoneOf(db, document) }
  const replyAddress = contact?.email ?? ''
  if (message.kind === 'EXTRA_WORK_DECIDED')
    return work.decision ? { letter: decidedLetter(matter, work.decision), replyAddress, calendar } : GONE
  if (message.ticketCode === null || work.isDone) return DECIDED
  const url = `${publicUrl}/peruutus?ticket=${encodeURIComponent(message.ticketCode)}`
  return { letter: proposedLetter(matter, work, url), replyAddress, calendar }
}

const DECIDED = 'the extra work was decided meanwhile'
