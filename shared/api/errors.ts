/** What a response with an error status has besides its body. */
interface Circumstances {
  /** The call was a GET. */
  readonly isOfRead?: boolean
  /** Seconds until a retry may succeed, from the header `Retry-After`; null without one. */
  readonly retryAfter?: number | null
}

/**
 * A response with an error status. `code` and `message` come from the server and are meant for developers. `body` is the
 * whole body, null if it is not JSON.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly isOfRead: boolean
  readonly retryAfter: number | null
  constructor(
    readonly status: number,
    readonly code: string | null,
    message: string,
    readonly body: unknown = null,
    { isOfRead = false, retryAfter = null }: Circumstances = {},
  ) {
    super(message)
    this.isOfRead = isOfRead
    this.retryAfter = retryAfter
  }
}

/**
 * No response, because the connection failed or broke. Whether the server processed the request is unknown.
 */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

/** No response within the timeout. Whether the server processed the request is unknown. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
}

/** A response in which a required field is missing or has another type. */
export class ContractError extends Error {
  override readonly name = 'ContractError'
}

/** A 2xx response that says no (reading 51). The server has done nothing, and the step says so in its own words. */
export class DeniedError extends Error {
  override readonly name = 'DeniedError'
}

/** Statuses by which servers say that a session has ended: the contract's, and those of common frameworks (AS-12). */
const SESSION_END = new Set([412, 401, 419, 440])

/**
 * True if the session ended, or its cookie is gone from this browser (403 XSRF, or 403 on a read, which nothing else
 * forbids). The session policy reports and handles such errors, whichever call failed.
 */
export const isSessionEnd = (error: unknown): boolean =>
  error instanceof ApiError &&
  (SESSION_END.has(error.status) || (error.status === 403 && (error.code === 'XSRF' || error.isOfRead)))

/** True if the server does not have the call at all. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** True if the caller itself aborted the call. Such an error is never reported. */
export const isAbort = (error: unknown): boolean =>
  // Compares the name, because an abort from another realm is an instance of another DOMException class.
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'

/**
 * True if the request was sent but no understandable response of the server itself came back. The server may have
 * processed the request nevertheless.
 */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof NetworkError ||
  error instanceof TimeoutError ||
  error instanceof ContractError ||
  (error instanceof ApiError && [408, 502, 503, 504].includes(error.status))
