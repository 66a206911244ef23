const [MINUTE, HOUR] = [60, 3600]

/** Seconds from a failed attempt to the next one: the example of the Standard Webhooks specification, three days in all. */
const PAUSES: readonly number[] = [5, 5 * MINUTE, 30 * MINUTE, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR)]
/** Part of a pause by which it is longer at random, so that receivers do not get all events of an outage at once. */
const JITTER = 0.2
/** A receiver may ask for a longer pause, but not for one that outlasts the schedule. */
const LONGEST = 24 * HOUR

/** The receiver does not want this event or any other (HTTP 410). */
const GONE = 410

export interface Failed {
  /** Number of attempts, this one included. */
  readonly attempts: number
  /** Status of the response, or null if none came. */
  readonly status: number | null
  /** Seconds that the receiver asks to wait, or null. */
  readonly retryAfter: number | null
}

/**
 * Returns the seconds until the next attempt, or null if there is none and the dispatch is dead. `random` is between 0
 * and 1.
 */
export function pauseAfter({ attempts, status, retryAfter }: Failed, random: number): number | null {
  const pause = PAUSES[attempts - 1]
  if (pause === undefined || status === GONE) return null
  return Math.max(pause * (1 + JITTER * random), Math.min(retryAfter ?? 0, LONGEST))
}

/** Statuses of a receiver that is overloaded or away, so that other events would fail too. */
const OVERLOADED = new Set([429, 502, 503, 504])

/** Whether other events to this receiver wait for the next round. */
export const isDown = ({ status }: Pick<Failed, 'status'>): boolean => status === null || OVERLOADED.has(status)
