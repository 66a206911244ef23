/** The server answered, and the status says that the call failed. `code` and `message` are the server's, for a developer. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  constructor(
    readonly status: number,
    readonly code: string | null,
    message: string,
  ) {
    super(message)
  }
}

/** No answer came: the connection could not be made or was lost. Whether the server acted on the call is unknown. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

/** No answer came in time. Whether the server acted on the call is unknown. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
}

/** The answer came, but a field that the caller cannot do without is missing or of another type. */
export class ContractError extends Error {
  override readonly name = 'ContractError'
}

/**
 * The session is over (HTTP 412), or cannot be used from this browser any more because its cookie is gone. Said and dealt
 * with by its own policy, whichever call found it out.
 */
export const isSessionEnd = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 412 || (error.status === 403 && error.code === 'XSRF'))

/** The caller itself gave the call up; never worth a message. */
export const isAbort = (error: unknown): boolean =>
  // By name: an abort may come from another realm, whose DOMException is another class.
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
