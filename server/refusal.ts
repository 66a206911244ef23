/** A call that the server will not do: its status, a code for the caller's program, and a message for its developer. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  constructor(
    readonly status: 400 | 403 | 404 | 405 | 409 | 412 | 413 | 429,
    readonly code: string,
    message: string,
    /** For the visitor, in the words of a bank; null for all that the application has words of its own for. */
    readonly userErrorMessage: string | null = null,
  ) {
    super(message)
  }
}

export const badRequest = (code: string, message: string): Refusal => new Refusal(400, code, message)
export const conflict = (code: string, message: string): Refusal => new Refusal(409, code, message)
/** What may be done a few times only has been done so often already. */
export const tooOften = (message: string): Refusal => new Refusal(429, 'TOO_OFTEN', message)
/** One answer for every way a session can be unusable. */
export const sessionExpired = (): Refusal =>
  new Refusal(412, 'SESSION_EXPIRED', 'the process token is missing, unknown or expired')
