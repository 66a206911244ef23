/** Instants as minutes of the wall clock in Helsinki, fast enough to be done for every row. */
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

// Clocks in Helsinki change on a whole UTC hour, so one offset per hour is exact. Intl is asked once for each hour: it
// takes longer for one row than everything else does for a hundred.
const FIRST_HOUR = Date.UTC(2020, 0) / HOUR_MS
const HOURS = Date.UTC(2040, 0) / HOUR_MS - FIRST_HOUR
const UNKNOWN = -1
const offsets = new Int16Array(HOURS).fill(UNKNOWN)

/** How many minutes the clock in Helsinki is ahead of UTC. */
function offsetAt(instant: number): number {
  const hour = Math.floor(instant / HOUR_MS) - FIRST_HOUR
  const known = offsets[hour] ?? UNKNOWN
  if (known !== UNKNOWN) return known
  const asked = askOffset(instant)
  // Outside the years of the table the write is dropped, and Intl is asked again the next time.
  offsets[hour] = asked
  return asked
}

/** Minutes of the wall clock since 1970-01-01T00:00, read as if it were UTC. */
export function wallMinutes(instant: Date): number {
  const ms = instant.getTime()
  return Math.floor(ms / MINUTE_MS) + offsetAt(ms)
}
