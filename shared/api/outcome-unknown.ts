import { ApiError, ContractError, NetworkError, TimeoutError } from './errors'

/**
 * True if the request was sent but no understandable response of the server itself came back. The server may have
 * processed the request nevertheless.
 */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof NetworkError ||
  error instanceof TimeoutError ||
  error instanceof ContractError ||
  (error instanceof ApiError && [408, 502, 503, 504].includes(error.status))
