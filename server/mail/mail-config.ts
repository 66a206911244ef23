import { isEmail } from '#shared/text/email'
import { StartError } from '../platform/start-error'
import type { Mailbox } from './mail'
import { oneLine } from './plain'

export interface MailConfig {
  /** smtp: or smtps: address of the mail server. Null if mails are written to files. */
  readonly smtpUrl: string | null
  readonly from: Mailbox
  /** Public address of the application, without a trailing slash. Null for the address this server listens on. */
  readonly publicUrl: string | null
}

/** Reads SMTP_URL, MAIL_FROM and PUBLIC_URL. Throws a `StartError` that names an invalid variable. */
export function readMailConfig(env: Readonly<Record<string, string | undefined>>): MailConfig {
  const smtpUrl = env['SMTP_URL']?.trim() || null
  const from = env['MAIL_FROM']?.trim() || null
  const publicUrl = env['PUBLIC_URL']?.trim() || null
  // The error does not repeat the address, because it may include a password.
  if (smtpUrl !== null && !isAddressOf(smtpUrl, 'smtp:', 'smtps:'))
    throw new StartError("SMTP_URL must be an address such as 'smtps://user:password@mail.example.fi'")
  const mailbox = readMailbox(from ?? 'Pohjolan Autohuolto <ajanvaraus@autohuolto.example>')
  if (!mailbox) throw new StartError(`MAIL_FROM must be an address or 'Name <address>', not '${from}'`)
  if (publicUrl !== null && !isPublicUrl(publicUrl))
    throw new StartError(`PUBLIC_URL must be an address such as 'https://varaus.example.fi', not '${publicUrl}'`)
  // With a mail server, the demo's sender and address must not be used.
  for (const [name, value] of Object.entries({ MAIL_FROM: from, PUBLIC_URL: publicUrl }))
    if (smtpUrl !== null && value === null) throw new StartError(`${name} must be set if SMTP_URL is set`)
  return { smtpUrl, from: mailbox, publicUrl: publicUrl?.replace(/\/$/, '') ?? null }
}

const isAddressOf = (text: string, ...protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).hostname !== ''

const isPublicUrl = (text: string): boolean =>
  isAddressOf(text, 'http:', 'https:') && /^https?:\/\/[^\s/?#@"<>]+(?:\/[\w.-]+)*\/?$/.test(text)

function readMailbox(text: string): Mailbox | null {
  const [, name = '', inBrackets = ''] = /^([^<>]*)<([^<>]*)>$/.exec(text) ?? []
  const address = inBrackets || text
  return isEmail(address) && oneLine(text) === text ? { name: name.trim(), address } : null
}
