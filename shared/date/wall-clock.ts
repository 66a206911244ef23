/**
 * Wall-clock dates and times of the workshops in Europe/Helsinki, independent of the visitor's time zone. They are
 * plain strings that sort and compare. Arithmetic uses UTC, where every day has 24 hours, never the local zone
 * (reading 11). docs/decisions/015-counting-days.md explains why it needs no library.
 */
/** `YYYY-MM-DD` */
export type WallDate = string
/** `HH:mm:ss` */
export type WallTime = string
/** `YYYY-MM-DDTHH:mm:ss` */
export type WallDateTime = string

const ZONE = 'Europe/Helsinki'
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

const zoned = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'medium' })

/** Returns the wall-clock time at `instant`. */
export const wallClockAt = (instant: Date): WallDateTime => zoned.format(instant).replace(' ', 'T')

export const dateOf = (at: WallDateTime): WallDate => at.slice(0, 10)
export const timeOf = (at: WallDateTime): WallTime => at.slice(11, 19)
export const at = (date: WallDate, time: WallTime): WallDateTime => `${date}T${time}`

/** Returns midnight of the day in UTC, or NaN for an invalid date. */
const midnight = (date: WallDate): number => Date.parse(`${date}T00:00Z`)
/** Returns the UTC start of the month that is `months` after the month of `date`. */
function firstOf(date: WallDate, months: number): number {
  const day = new Date(midnight(date))
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months)
}
/** Returns the date, or 'Invalid Date' for NaN. Never throws. */
const dateAt = (ms: number): WallDate => (Number.isNaN(ms) ? 'Invalid Date' : new Date(ms).toISOString().slice(0, 10))

export const addDays = (date: WallDate, days: number): WallDate => dateAt(midnight(date) + days * DAY_MS)
/**
 * Returns the clock's time `hours` later, or earlier if negative, as if every day had 24 hours: a day later it is the same
 * time, whether or not the clocks change meanwhile.
 */
export const addHours = (at: WallDateTime, hours: number): WallDateTime =>
  new Date(Date.parse(`${at}Z`) + hours * HOUR_MS).toISOString().slice(0, 19)
/** Returns the first day of the month that is `months` after the month of `date`. */
export const startOfMonth = (date: WallDate, months = 0): WallDate => dateAt(firstOf(date, months))
export const endOfMonth = (date: WallDate): WallDate => dateAt(firstOf(date, 1) - DAY_MS)
/** Returns the time that is `minutes` later, or earlier for a negative number. Counts as if every day had 24 hours. */
export const addMinutes = (time: WallDateTime, minutes: number): WallDateTime => {
  const moment = new Date(Date.parse(`${time}Z`) + minutes * 60_000)
  return Number.isNaN(moment.getTime()) ? 'Invalid Date' : moment.toISOString().slice(0, 19)
}
/** Returns 1 for Monday to 7 for Sunday. */
export const weekday = (date: WallDate): number => new Date(midnight(date)).getUTCDay() || 7
/** Returns the ISO 8601 week number. A week belongs to the year of its Thursday. */
export function weekNumber(date: WallDate): number {
  const thursday = midnight(date) + (4 - weekday(date)) * DAY_MS
  return 1 + Math.floor((thursday - Date.UTC(new Date(thursday).getUTCFullYear(), 0)) / (7 * DAY_MS))
}
export const isWeekend = (date: WallDate): boolean => weekday(date) >= 6

/** Returns each day from `first` to `last`, both inclusive, or none if `last` is before `first`. */
export function days(first: WallDate, last: WallDate): WallDate[] {
  const found: WallDate[] = []
  for (let ms = midnight(first), end = midnight(last); ms <= end; ms += DAY_MS) found.push(dateAt(ms))
  return found
}

/** Returns the minutes since midnight of `HH:mm` or `HH:mm:ss`. */
export const minutesOf = (time: WallTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const two = (value: number): string => String(value).padStart(2, '0')
/** Returns `HH:mm:00` for minutes since midnight from 0 to 1439. */
export const timeFromMinutes = (minutes: number): WallTime => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`
