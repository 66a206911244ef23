/**
 * Returns the seconds that a header `Retry-After` asks to wait: whole seconds, or a date of RFC 9110. `now` is in
 * milliseconds since the epoch. Null for no header, another text, or a moment that has passed.
 */
export function secondsUntil(header: string | null, now: number): number | null {
  if (header === null) return null
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000)
  return seconds > 0 ? seconds : null
}
