/** An error response: its HTTP status, a code for the caller's program, and a message for its developer. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 429 | 503,
    readonly code: string,
    message: string,
    /** A message for the visitor, the bank's or that the server does not serve now; null if the application shows a text of its own. */
    readonly userErrorMessage: string | null = null,
    /** Seconds after which a retry may succeed; null if waiting does not help. */
    readonly retryAfter: number | null = null,
    /** Further fields of the response, extensions of the contract. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message)
  }
}

export const badRequest = (code: string, message: string): Refusal => new Refusal(400, code, message)
export const conflict = (code: string, message: string, details: Refusal['details'] = {}): Refusal =>
  new Refusal(409, code, message, null, null, details)
/** The refusal of an action that a session may do only a few times. */
export const tooOften = (message: string): Refusal => new Refusal(429, 'TOO_OFTEN', message)
/** The refusal of a throttled call, with too many from one session, address or network. Retry after `seconds`. */
export const tooManyCalls = (seconds: number): Refusal =>
  new Refusal(429, 'TOO_MANY_CALLS', 'too many of these calls in an hour', null, seconds)
/**
 * The refusal of a call while the database, or a provider that it needs, is unavailable. It is sent at once, so that
 * callers do not wait.
 */
export const unavailable = (): Refusal =>
  new Refusal(
    503,
    'UNAVAILABLE',
    'the database or a provider does not serve this call now',
    'Palvelu ei juuri nyt vastaa. Yritä hetken kuluttua uudelleen.',
    5,
  )
/** The refusal of a call that would wait too long for its turn. Retry after `seconds`. */
export const overloaded = (seconds: number): Refusal =>
  new Refusal(
    503,
    'OVERLOADED',
    'too many calls wait for their turn',
    'Palvelu on juuri nyt ruuhkautunut. Yritä hetken kuluttua uudelleen.',
    Math.max(1, Math.ceil(seconds)),
  )
/** The refusal of a call without a usable session, whatever the reason. */
export const sessionExpired = (): Refusal =>
  new Refusal(412, 'SESSION_EXPIRED', 'the process token is missing, unknown or expired')
