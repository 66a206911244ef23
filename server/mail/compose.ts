import type { OutboxMessage } from '../platform/database/schema/outbox'
import type { Database } from '../platform/database/database'
import { findContact } from './mail-matters'
import type { TakenMessage } from '../platform/outbox/outbox-dispatch'
import { isAddress } from './is-address'
import { letterHtml } from './letter-html'
import { letterText } from './letter-text'
import type { Mail, Mailbox } from './mail'
import { oneLine } from './plain'
import { signed } from './signature'
import { write } from './write'
import type { MailSettings } from './mail-content'

/** A mail that is ready to be sent, or the reason why none is sent, without personal data. */
export type Composed = { readonly mail: Mail } | { readonly skipReason: string }

/** The reason if the customer has given no address that mails can be sent to. */
export const INVALID_ADDRESS = 'the address is invalid'

/** Composes the mail of a message from the current data. */
export async function compose(db: Database, taken: TakenMessage, settings: MailSettings): Promise<Composed> {
  const { message, createdAt } = taken
  const to = await recipientOf(db, message)
  if (typeof to === 'string') return { skipReason: to }
  const content = await write(db, message, createdAt, settings)
  if (typeof content === 'string') return { skipReason: content }
  const { replyAddress, calendar, stopUrl } = content
  const letter = message.audience === 'customer' ? signed(content.letter, settings) : content.letter
  return {
    mail: {
      reference: referenceOf(taken),
      record: recordOf(message),
      date: createdAt,
      from: settings.from,
      to,
      replyTo: isAddress(replyAddress) ? { name: '', address: replyAddress } : null,
      subject: oneLine(letter.subject),
      text: letterText(letter),
      html: letterHtml(letter),
      calendar,
      ...(stopUrl !== undefined && { stopUrl }),
    },
  }
}

/** Returns the recipient, or the reason why there is none. Omits the customer's name, because it is free text. */
async function recipientOf(db: Database, message: OutboxMessage): Promise<Mailbox | string> {
  if (message.audience === 'customer')
    return isAddress(message.email) ? { name: '', address: message.email } : INVALID_ADDRESS
  const contact = await findContact(db, message.organizationId)
  if (!contact || contact.email === '') return `workshop ${message.organizationId} has no address`
  if (!isAddress(contact.email)) return `the address of workshop ${message.organizationId} is not one`
  return { name: oneLine(contact.name), address: contact.email }
}

/** Formats as '20261124T070512345Z-000042'. Sorts by time, and differs between databases. */
const referenceOf = ({ id, createdAt }: TakenMessage): string =>
  `${createdAt.toISOString().replaceAll(/[-:.]/g, '')}-${String(id).padStart(6, '0')}`

/** Returns the id of the record that a message is about. */
function recordOf(message: OutboxMessage): string {
  if ('bookingId' in message) return message.bookingId
  if ('editRequestId' in message) return message.editRequestId
  return 'feedbackId' in message ? message.feedbackId : message.sessionId
}
