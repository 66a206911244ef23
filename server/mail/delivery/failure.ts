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
 * Classifies a delivery failure. 'refused' (for good) and 'deferred' mean that the mail server judged this very mail.
 * 'down' means that other mails would fail too. A rejected sender or password counts as down, because the operator can
 * still correct it.
 */
export function causeOf(error: unknown): 'refused' | 'deferred' | 'down' {
  if (!(error instanceof Error) || !STEPS.has(Reflect.get(error, 'command'))) return 'down'
  const answer: unknown = Reflect.get(error, 'responseCode')
  if (typeof answer !== 'number' || answer === CLOSING) return 'down'
  return answer >= 500 ? 'refused' : 'deferred'
}

/** SMTP code that a mail server sends before it closes the connection. */
const CLOSING = 421
