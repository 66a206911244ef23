/** One thing that the doctor looked at. */
export interface Finding {
  readonly what: string
  readonly found: string
  /** What to do about it; null if nothing is wrong. */
  readonly remedy: string | null
}

export const good = (what: string, found: string): Finding => ({ what, found, remedy: null })
export const wrong = (what: string, found: string, remedy: string): Finding => ({ what, found, remedy })

/** How long the doctor waits for another machine, in milliseconds. */
export const PATIENCE_MS = 5_000
/** How far two clocks may be apart. */
export const MOST_SECONDS_APART = 2

/** Returns the reason of an error: OpenSSL's own words, or a code where an AggregateError has no message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('reason' in error && typeof error.reason === 'string') return error.reason
  return error.message || ('code' in error ? String(error.code) : error.name)
}
