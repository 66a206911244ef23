/** A call that the server will not do: its status, a code for the caller's program, and a message for its developer. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  constructor(
    readonly status: 400 | 403 | 404 | 405 | 409 | 412 | 413 | 429 | 503,
    readonly code: string,
    message: string,
    /** For the visitor, in the words of a bank; null for all that the application has words of its own for. */
    readonly userErrorMessage: string | null = null,
    /** When to come again, in seconds; null where waiting does not help. */
    readonly retryAfter: number | null = null,
  ) {
    super(message)
  }
}

export const badRequest = (code: string, message: string): Refusal => new Refusal(400, code, message)
export const conflict = (code: string, message: string): Refusal => new Refusal(409, code, message)
/** What may be done a few times only has been done so often already. */
export const tooOften = (message: string): Refusal => new Refusal(429, 'TOO_OFTEN', message)
/** What a program does to find out what it should not: from one session, or from one address. */
export const tooManyCalls = (seconds: number): Refusal =>
  new Refusal(429, 'TOO_MANY_CALLS', 'too many of these calls in an hour', null, seconds)
/** The database does not answer in time: better said at once than waited for by all. */
export const unavailable = (): Refusal => new Refusal(503, 'UNAVAILABLE', 'the server has too much to do', null, 5)
/** One answer for every way a session can be unusable. */
export const sessionExpired = (): Refusal =>
  new Refusal(412, 'SESSION_EXPIRED', 'the process token is missing, unknown or expired')
