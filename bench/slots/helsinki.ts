/** Converts instants to wall-clock minutes in Helsinki, fast enough for every row. */
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

const zoned = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Helsinki',
  dateStyle: 'short',
  timeStyle: 'medium',
})

function askOffset(instant: number): number {
  const wall = Date.parse(`${zoned.format(instant).replace(' ', 'T')}Z`)
  return Math.round((wall - instant) / MINUTE_MS)
}

// Helsinki changes its clocks on a whole UTC hour, so one offset per hour is exact. The offsets are cached, because
// Intl takes longer for one row than everything else for a hundred.
const FIRST_HOUR = Date.UTC(2020, 0) / HOUR_MS
const HOURS = Date.UTC(2040, 0) / HOUR_MS - FIRST_HOUR
const UNKNOWN = -1
const offsets = new Int16Array(HOURS).fill(UNKNOWN)

/** Offset of Helsinki from UTC in minutes. */
function offsetAt(instant: number): number {
  const hour = Math.floor(instant / HOUR_MS) - FIRST_HOUR
  const known = offsets[hour] ?? UNKNOWN
  if (known !== UNKNOWN) return known
  const asked = askOffset(instant)
  // Outside the table's years the write is ignored, so Intl computes the offset each time.
  offsets[hour] = asked
  return asked
}

/** Wall-clock minutes since 1970-01-01T00:00. */
export function wallMinutes(instant: Date): number {
  const ms = instant.getTime()
  return Math.floor(ms / MINUTE_MS) + offsetAt(ms)
}
