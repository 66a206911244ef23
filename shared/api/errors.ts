/**
 * A response with an error status. `code` and `message` come from the server and are meant for developers. `body` is the
 * whole response, of any shape, or undefined if it is no JSON.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  constructor(
    readonly status: number,
    readonly code: string | null,
    message: string,
    readonly body?: unknown,
  ) {
    super(message)
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

/**
 * True if the session ended (HTTP 412) or its cookie is gone from this browser (403 XSRF). The session policy reports
 * and handles such errors, whichever call failed.
 */
export const isSessionEnd = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 412 || (error.status === 403 && error.code === 'XSRF'))

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
