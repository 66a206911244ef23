import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '../mail'

/**
 * Converts a mail to nodemailer's options. Addresses are passed as objects, so that a name cannot add another address
 * or header.
 */
export const mimeOf = (
  { calendar, replyTo, stopUrl, ...mail }: Mail,
  headers: Readonly<Record<string, string>> = {},
): SendMailOptions => ({
  messageId: `<${mail.reference}@${domainOf(mail.from.address)}>`,
  date: mail.date,
  from: mail.from,
  to: mail.to,
  ...(replyTo && { replyTo }),
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  // Tells autoresponders not to reply (RFC 3834).
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(stopUrl !== undefined && stopHeaders(stopUrl)),
    ...headers,
  },
  xMailer: false,
  disableFileAccess: true,
  disableUrlAccess: true,
  // An attachment and not an alternative part, because some mail programs would show only the appointment.
  attachments: calendar
    ? [
        {
          filename: 'varaus.ics',
          content: calendar.content,
          contentType: `text/calendar; charset=utf-8; method=${calendar.method}`,
        },
      ]
    : [],
})

/** A mail program may stop the mails with one press, which posts to the address (RFC 8058). */
const stopHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)
