import { createTransport } from 'nodemailer'
import type { MailTransport } from './mail'
import { mimeOf } from './mime'

/** Shorter than nodemailer's own: a mail server that hangs is tried again later, and shutting down waits for it. */
const PATIENCE_MS = 20_000

/** Delivers to the mail server at an smtp: or smtps: address, user and password in it. */
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
