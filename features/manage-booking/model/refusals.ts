import { ApiError, NetworkError, TimeoutError } from '#shared/api/errors'

/** What the server says of a saved booking that it does not do what was asked, by which the page knows what is left to do. */
const CODES = ['BOOKING_CANCELLED', 'BOOKING_CHANGED', 'BOOKING_PAST', 'BOOKING_TOO_OLD', 'TIME_MISSING'] as const
type Refusal = (typeof CODES)[number] | 'NOT_FOUND'

/** Null for what is no word of the server about the booking. */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof ApiError)) return null
  if (error.status === 404) return 'NOT_FOUND'
  return CODES.find((code) => error.status === 409 && code === error.code) ?? null
}

/** No answer came, so that nobody knows whether the server has done it. */
export const isUnheard = (error: unknown): boolean =>
  error instanceof NetworkError ||
  error instanceof TimeoutError ||
  (error instanceof ApiError && [408, 502, 503, 504].includes(error.status))
