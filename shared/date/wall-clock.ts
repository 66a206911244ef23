/**
 * Dates and times as a clock on a workshop's wall shows them, in Europe/Helsinki, whatever the visitor's own zone:
 * plain text that sorts and compares. Arithmetic runs in UTC, where every day has 24 hours; nothing is ever parsed in the
 * visitor's zone (READINGS.md 11). Why no library counts: docs/decisions/015-counting-days.md.
 */
/** `YYYY-MM-DD` */
export type WallDate = string
/** `HH:mm:ss` */
export type WallTime = string
/** `YYYY-MM-DDTHH:mm:ss` */
export type WallDateTime = string

const ZONE = 'Europe/Helsinki'
const DAY_MS = 86_400_000

const zoned = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'medium' })

/** What the wall clock shows at `instant`. */
export const wallClockAt = (instant: Date): WallDateTime => zoned.format(instant).replace(' ', 'T')

export const dateOf = (at: WallDateTime): WallDate => at.slice(0, 10)
export const timeOf = (at: WallDateTime): WallTime => at.slice(11, 19)
export const at = (date: WallDate, time: WallTime): WallDateTime => `${date}T${time}`

/** Midnight of the day in UTC; NaN of what is no date. */
const midnight = (date: WallDate): number => Date.parse(`${date}T00:00Z`)
/** Midnight of the first day of the month so many months after the day's own. */
function firstOf(date: WallDate, months: number): number {
  const day = new Date(midnight(date))
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months)
}
/** What is no date stays none, and throws nowhere. */
const dateAt = (ms: number): WallDate => (Number.isNaN(ms) ? 'Invalid Date' : new Date(ms).toISOString().slice(0, 10))

export const addDays = (date: WallDate, days: number): WallDate => dateAt(midnight(date) + days * DAY_MS)
/** The first day of the month `months` after the one `date` is in. */
export const startOfMonth = (date: WallDate, months = 0): WallDate => dateAt(firstOf(date, months))
export const endOfMonth = (date: WallDate): WallDate => dateAt(firstOf(date, 1) - DAY_MS)
/** 1 is Monday, 7 is Sunday. */
export const weekday = (date: WallDate): number => new Date(midnight(date)).getUTCDay() || 7
/** Of ISO 8601: a week belongs to the year that its Thursday is in. */
export function weekNumber(date: WallDate): number {
  const thursday = midnight(date) + (4 - weekday(date)) * DAY_MS
  return 1 + Math.floor((thursday - Date.UTC(new Date(thursday).getUTCFullYear(), 0)) / (7 * DAY_MS))
}
export const isWeekend = (date: WallDate): boolean => weekday(date) >= 6

/** Each day from `first` to `last`, both included; none where `last` is before `first`. */
export function days(first: WallDate, last: WallDate): WallDate[] {
  const found: WallDate[] = []
  for (let ms = midnight(first), end = midnight(last); ms <= end; ms += DAY_MS) found.push(dateAt(ms))
  return found
}

/** Minutes since midnight of `HH:mm` or `HH:mm:ss`. */
export const minutesOf = (time: WallTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const two = (value: number): string => String(value).padStart(2, '0')
/** `HH:mm:00` of minutes since midnight, 0 to 1439. */
export const timeFromMinutes = (minutes: number): WallTime => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`
