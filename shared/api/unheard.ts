import { ApiError, ContractError, NetworkError, TimeoutError } from './errors'

/**
 * It was sent, and no word of the server itself came back, or none that can be understood: it may have acted on it all the
 * same.
 */
export const isUnheard = (error: unknown): boolean =>
  error instanceof NetworkError ||
  error instanceof TimeoutError ||
  error instanceof ContractError ||
  (error instanceof ApiError && [408, 502, 503, 504].includes(error.status))
