import { ApiError, NetworkError, TimeoutError } from '#shared/api/errors'

/** It was sent, and no word of the server itself came back: the booking may have been saved all the same. */
export const isUnheard = (error: unknown): boolean =>
  error instanceof NetworkError ||
  error instanceof TimeoutError ||
  (error instanceof ApiError && [408, 502, 503, 504].includes(error.status))

/** The server has said no. One that only wants to be asked later says nothing of an earlier try. */
export const isRefusal = (error: unknown, isAgain: boolean): boolean =>
  error instanceof ApiError && error.status < 500 && !(isAgain && [408, 429].includes(error.status))
