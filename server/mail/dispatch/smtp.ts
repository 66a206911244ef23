import { createTransport } from 'nodemailer'
import type { MailTransport } from '../mail'
import { mimeOf } from './mime'

/**
 * Timeout of a hanging mail server, in milliseconds. Shorter than nodemailer's defaults, because shutting down waits
 * for it; the mail is retried later.
 */
const PATIENCE_MS = 20_000

/** Creates a transport to the mail server at an smtp: or smtps: address, which may include user and password. */
export function smtpTransport(url: string): MailTransport {
  const transporter = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  })
  return {
    send: async (mail, signal) => {
      await transporter.sendMail({ ...mimeOf(mail), signal })
    },
  }
}
