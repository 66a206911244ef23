import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mail'

/** A mail as nodemailer takes it. Addresses go in as objects, so that no name can grow into another address or header. */
export const mimeOf = ({ calendar, replyTo, ...mail }: Mail): SendMailOptions => ({
  messageId: `<${mail.reference}@${domainOf(mail.from.address)}>`,
  date: mail.date,
  from: mail.from,
  to: mail.to,
  ...(replyTo && { replyTo }),
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  // No answering machine is to answer a machine (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated' },
  xMailer: false,
  disableFileAccess: true,
  disableUrlAccess: true,
  // As a file beside the letter and not as a form of it: some mail programs would show nothing but the appointment.
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

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)
