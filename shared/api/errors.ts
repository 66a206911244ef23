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

/** The caller itself gave the call up; never worth a message. */
export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'
