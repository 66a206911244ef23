/**
 * What an error may be told as: its name, its code and the mail server's number ('Error EENVELOPE 550'). Its message is
 * left out, since mail servers repeat addresses and databases the values of a row.
 */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const details = ['code', 'responseCode'].map((name): unknown => Reflect.get(error, name))
  return [error.name, ...details.filter(isPlain)].join(' ')
}

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && /^\w{1,40}$/.test(value))

/** The steps at which a mail server answers to one recipient or one message, and no more to who is sending. */
const STEPS: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA'])

/**
 * What a mail could not be delivered for: 'refused' for good or 'deferred' by a mail server that has looked at this very
 * mail; or the way to it is 'down', and other mails would fail alike. A sender or password that is not taken counts as down:
 * whoever runs the server can still set it right.
 */
export function causeOf(error: unknown): 'refused' | 'deferred' | 'down' {
  if (!(error instanceof Error) || !STEPS.has(Reflect.get(error, 'command'))) return 'down'
  const answer: unknown = Reflect.get(error, 'responseCode')
  if (typeof answer !== 'number' || answer === CLOSING) return 'down'
  return answer >= 500 ? 'refused' : 'deferred'
}

/** What a mail server says before it hangs up. */
const CLOSING = 421
