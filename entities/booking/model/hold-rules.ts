const MINUTE_MS = 60_000
/** Time left from which on it is shown. Showing it earlier would only make the visitor hurry. */
const SHOWN_MS = 3 * MINUTE_MS

/** Minutes to show for `left` milliseconds: null while there is plenty of time, 0 if it is over. */
export const minutesToShow = (left: number): number | null =>
  left > SHOWN_MS ? null : Math.max(0, Math.ceil(left / MINUTE_MS))

/** Milliseconds until the shown minutes change or the time ends, or null if it has ended. */
export function msUntilChange(left: number): number | null {
  if (left <= 0) return null
  return left > SHOWN_MS ? left - SHOWN_MS : left % MINUTE_MS || MINUTE_MS
}

interface Hold {
  /** Epoch milliseconds of its end; null without a hold. */
  readonly deadline: number | null
  /** The latest end to which calls can prolong it. */
  readonly lastEnd: number
}

/** Whether a call would prolong the hold by less than a minute, so that it is not worth offering. */
export const isFinal = ({ deadline, lastEnd }: Hold): boolean => deadline !== null && lastEnd - deadline < MINUTE_MS
