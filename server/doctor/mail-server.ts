import { createTransport } from 'nodemailer'
import type { Config } from '../config'
import { good, PATIENCE_MS, reasonOf, wrong, type Finding } from './finding'

/** Connects to the mail server and logs in. Sends nothing. */
export async function checkMailServer({ mail }: Pick<Config, 'mail'>): Promise<readonly Finding[]> {
  if (mail.smtpUrl === null) return [good('mail', 'none is sent; mails are files in the data directory')]
  const transporter = createTransport({
    url: mail.smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  })
  const { host } = new URL(mail.smtpUrl)
  try {
    await transporter.verify()
    return [good('mail', `${host} accepts the login`)]
  } catch (error) {
    const isLogin = error instanceof Error && 'code' in error && error.code === 'EAUTH'
    const remedy = isLogin ? 'check user and password in SMTP_URL' : 'check host and port in SMTP_URL, and the firewall'
    return [wrong('mail', `${host}: ${reasonOf(error)}`, remedy)]
  } finally {
    transporter.close()
  }
}
