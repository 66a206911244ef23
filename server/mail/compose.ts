import { isMailAddress } from '../domain/mail-address'
import type { OutboxMessage } from '../domain/outbox-message'
import type { Database } from '../store/database'
import { findContact } from '../store/mail-matters'
import type { TakenMessage } from '../store/outbox-delivery'
import { letterHtml } from './letter-html'
import { letterText } from './letter-text'
import type { Mail, Mailbox } from './mail'
import { oneLine } from './plain'
import { write } from './write'
import type { MailSettings } from './written'

/** A mail that is ready to be sent, or why nobody is to get one, without personal data. */
export type Composed = { readonly mail: Mail } | { readonly nobody: string }

/** Makes the mail of a message from what the tables say now. */
export async function compose(db: Database, taken: TakenMessage, settings: MailSettings): Promise<Composed> {
  const { message, createdAt } = taken
  const to = await recipientOf(db, message)
  if (typeof to === 'string') return { nobody: to }
  const written = await write(db, message, createdAt, settings)
  if (typeof written === 'string') return { nobody: written }
  const { letter, answersTo, calendar } = written
  return {
    mail: {
      reference: referenceOf(taken),
      date: createdAt,
      from: settings.from,
      to,
      replyTo: isAddress(answersTo) ? { name: '', address: answersTo } : null,
      subject: oneLine(letter.subject),
      text: letterText(letter),
      html: letterHtml(letter),
      calendar,
    },
  }
}

/** Who gets it, or why nobody does. The customer's name is left out: it is free text, and the address says enough. */
async function recipientOf(db: Database, message: OutboxMessage): Promise<Mailbox | string> {
  if (message.audience === 'customer')
    return isAddress(message.email) ? { name: '', address: message.email } : 'the address is not one'
  const contact = await findContact(db, message.organizationId)
  if (!contact || contact.email === '') return `workshop ${message.organizationId} has no address`
  if (!isAddress(contact.email)) return `the address of workshop ${message.organizationId} is not one`
  return { name: oneLine(contact.name), address: contact.email }
}

const isAddress = (text: string): boolean => isMailAddress(text) && oneLine(text) === text

/** '20261124T070512345Z-000042': sorts by time, and is another one in another database. */
const referenceOf = ({ id, createdAt }: TakenMessage): string =>
  `${createdAt.toISOString().replaceAll(/[-:.]/g, '')}-${String(id).padStart(6, '0')}`
