/** Mails that only their moment gives a meaning: the reminder of a visit, and that the car is ready. */
import type { OutboxMessage } from '../platform/database/schema/outbox'
import { readyLetter, reminderLetter } from './letters/around-visit'
import type { BookingMatter } from './letters/customer'
import { COLLECTED, MOVED, PAST, type MailContent, type MailSettings } from './mail-content'

export type AroundVisit = Extract<OutboxMessage, { readonly kind: 'VISIT_REMINDER' | 'VISIT_READY' }>

/** Creates the content of such a mail, or returns the reason why its moment has passed. */
export function writeAroundVisit(
  message: AroundVisit,
  matter: BookingMatter,
  { stopUrl, now, replyAddress }: Pick<MailSettings, 'stopUrl' | 'now'> & Pick<MailContent, 'replyAddress'>,
): MailContent | string {
  const { visit_state: visit, booking_total_duration: time } = matter.document
  if (message.kind === 'VISIT_READY')
    return visit?.state === 'COLLECTED' ? COLLECTED : { letter: readyLetter(matter), replyAddress, calendar: null }
  if (time?.start !== message.start) return MOVED
  if (message.start <= now()) return PAST
  const stop = stopUrl(message.bookingId)
  return { letter: reminderLetter(matter, stop), replyAddress, calendar: null, stopUrl: stop }
}
