/**
 * Describes an error without personal data: its name, its code and the mail server's number ('Error EENVELOPE 550').
 * Omits its message, because mail servers repeat addresses and databases repeat a row's values.
 */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const details = ['code', 'responseCode'].map((name): unknown => Reflect.get(error, name))
  return [error.name, ...details.filter(isPlain)].join(' ')
}

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && /^\w{1,40}$/.test(value))

/** SMTP steps whose response concerns one recipient or one message, and not the sender. */
const STEPS: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA'])

/**
 * Classifies a dispatch failure. 'recipient' (every mail to the address is refused for good), 'message' (this mail is) and
 * 'deferred' mean that the mail server judged this very mail. 'down' means that other mails would fail too. A rejected
 * sender or password counts as down, because the operator can still correct it.
 */
export function causeOf(error: unknown): 'recipient' | 'message' | 'deferred' | 'down' {
  if (!(error instanceof Error) || !STEPS.has(Reflect.get(error, 'command'))) return 'down'
  const { code, status } = responseOf(error)
  if (code === null || code === CLOSING) return 'down'
  if (code < 500) return 'deferred'
  // Mail servers number a refused recipient in many ways, and refuse it for its sender too.
  const isRecipient =
    Reflect.get(error, 'command') === 'RCPT TO' ? !OF_SENDER.test(status ?? '') : OF_RECIPIENT.test(status ?? '')
  return isRecipient ? 'recipient' : 'message'
}

/** SMTP code that a mail server sends before it closes the connection. */
const CLOSING = 421

/** The sender's address, or a policy (RFC 3463). */
const OF_SENDER = /^5\.(?:1\.[78]$|7\.)/
/** The recipient's address or mailbox. */
const OF_RECIPIENT = /^5\.(?:1\.(?![78]$)|2\.)/

/** Returns the numbers of a mail server's response, such as '550 5.1.1', without its text. */
export function numbersOf(error: unknown): string {
  const { code, status } = responseOf(error)
  return [code, status].filter((number) => number !== null).join(' ')
}

function responseOf(error: unknown): { readonly code: number | null; readonly status: string | null } {
  const [code, response]: unknown[] =
    error instanceof Error ? [Reflect.get(error, 'responseCode'), Reflect.get(error, 'response')] : []
  const [, status = null] =
    /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(typeof response === 'string' ? response : '') ?? []
  return { code: typeof code === 'number' ? code : null, status }
}
