/**
 * Dates and times as a clock on a workshop's wall shows them, in Europe/Helsinki, whatever the visitor's own zone:
 * plain text that sorts and compares. Arithmetic runs in UTC, where every day has 24 hours; nothing is ever parsed in the
 * visitor's zone (READINGS.md 11).
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

const yearOf = (date: WallDate): number => Number(date.slice(0, 4))
/** From 0. */
const monthOf = (date: WallDate): number => Number(date.slice(5, 7)) - 1
/** A day's midnight in UTC. What lies outside the month counts on into others: the day 0 is the last of the month before. */
const midnight = (date: WallDate, month = monthOf(date), day = Number(date.slice(8, 10))): Date =>
  new Date(Date.UTC(yearOf(date), month, day))
const two = (value: number): string => String(value).padStart(2, '0')
const written = (day: Date): WallDate =>
  `${String(day.getUTCFullYear()).padStart(4, '0')}-${two(day.getUTCMonth() + 1)}-${two(day.getUTCDate())}`

export const addDays = (date: WallDate, days: number): WallDate =>
  written(new Date(midnight(date).getTime() + days * DAY_MS))
/** The first day of the month `months` after the one `date` is in. */
export const startOfMonth = (date: WallDate, months = 0): WallDate => written(midnight(date, monthOf(date) + months, 1))
export const endOfMonth = (date: WallDate): WallDate => written(midnight(date, monthOf(date) + 1, 0))
/** 1 is Monday, 7 is Sunday. */
export const weekday = (date: WallDate): number => midnight(date).getUTCDay() || 7
/** By ISO 8601: a week belongs to the year that its Thursday is in. */
export function weekNumber(date: WallDate): number {
  const thursday = addDays(date, 4 - weekday(date))
  const daysBefore = (midnight(thursday).getTime() - midnight(thursday, 0, 1).getTime()) / DAY_MS
  return Math.floor(daysBefore / 7) + 1
}
export const isWeekend = (date: WallDate): boolean => weekday(date) >= 6

/** Each day from `first` to `last`, both included; none where `last` is before `first`. */
export function days(first: WallDate, last: WallDate): WallDate[] {
  const found: WallDate[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) found.push(day)
  return found
}

/** Minutes since midnight of `HH:mm` or `HH:mm:ss`. */
export const minutesOf = (time: WallTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** `HH:mm:00` of minutes since midnight, 0 to 1439. */
export const timeFromMinutes = (minutes: number): WallTime => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`
