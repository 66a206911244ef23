const MINUTE_MS = 60_000
/** From here down the remaining time is told; before that it would only make the visitor hurry. */
const TOLD_MS = 3 * MINUTE_MS

/** The minutes to tell of the milliseconds left: none as long as there is plenty of time, and zero where it is over. */
export const minutesToTell = (left: number): number | null =>
  left > TOLD_MS ? null : Math.max(0, Math.ceil(left / MINUTE_MS))

/** After how many milliseconds there is something new to tell, the end of the time included; null when it is over. */
export function untilNews(left: number): number | null {
  if (left <= 0) return null
  return left > TOLD_MS ? left - TOLD_MS : left % MINUTE_MS || MINUTE_MS
}
