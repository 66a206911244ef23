import { ApiError } from '#shared/api/errors'

/** Error codes by which the server refuses an action on a saved booking. */
const CODES = ['BOOKING_CANCELLED', 'BOOKING_CHANGED', 'BOOKING_PAST', 'BOOKING_TOO_OLD', 'TIME_MISSING'] as const
type Refusal = (typeof CODES)[number] | 'NOT_FOUND'

/** Returns the refusal of an error, or null if the error says nothing about the booking. */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof ApiError)) return null
  if (error.status === 404) return 'NOT_FOUND'
  return CODES.find((code) => error.status === 409 && code === error.code) ?? null
}
