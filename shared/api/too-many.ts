import { ApiError } from './errors'

/** What has as many unpaid times or bookings as a server takes: the codes of the reference server. */
const SUBJECTS: ReadonlyMap<string | null, 'Network' | 'Plate' | 'Email' | 'Telephone'> = new Map([
  ['TOO_MANY_HOLDS', 'Network'],
  ['TOO_MANY_OF_PLATE', 'Plate'],
  ['TOO_MANY_OF_EMAIL', 'Email'],
  ['TOO_MANY_OF_TELEPHONE', 'Telephone'],
])

/** The server takes no more unpaid times or bookings for now. */
export interface TooMany {
  readonly of: 'Network' | 'Plate' | 'Email' | 'Telephone'
  /** Seconds until it takes one more; null if it does not tell. */
  readonly seconds: number | null
}

/** Returns what a refused call has too many of, or null if it was not refused for that. */
export function tooManyOf(error: unknown): TooMany | null {
  if (!(error instanceof ApiError) || error.status !== 429) return null
  const of = SUBJECTS.get(error.code)
  return of ? { of, seconds: error.retryAfter } : null
}
