/**
 * Wall-clock dates and times of the workshops in Europe/Helsinki, independent of the visitor's time zone. They are
 * plain strings that sort and compare. dayjs counts them in UTC (docs/decisions/049-dates-with-dayjs.md).
 */
import { dateText, dayOf, momentOf, momentText, parseStrictly } from './utc'

/** `YYYY-MM-DD` */
export type WallDate = string
/** `HH:mm:ss` */
export type WallTime = string
/** `YYYY-MM-DDTHH:mm:ss` */
export type WallDateTime = string

const ZONE = 'Europe/Helsinki'

const zoned = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'medium' })

/** Returns the wall-clock time at `instant`. */
export const wallClockAt = (instant: Date): WallDateTime => zoned.format(instant).replace(' ', 'T')

export const dateOf = (at: WallDateTime): WallDate => at.slice(0, 10)
export const timeOf = (at: WallDateTime): WallTime => at.slice(11, 19)
export const at = (date: WallDate, time: WallTime): WallDateTime => `${date}T${time}`

/** Whether the text is a date of the calendar, `YYYY-MM-DD`, from the year 100 on. */
export const isDate = (text: string): boolean => parseStrictly(text).isValid()

// An invalid date gives 'Invalid Date' or NaN. Nothing throws.
export const addDays = (date: WallDate, days: number): WallDate => dateText(dayOf(date).add(days, 'day'))
/** Returns the same day `months` later, or the last day of that month if it is shorter. */
export const addMonths = (date: WallDate, months: number): WallDate => dateText(dayOf(date).add(months, 'month'))
/** Returns the first day of the month that is `months` after the month of `date`. */
export const startOfMonth = (date: WallDate, months = 0): WallDate =>
  dateText(dayOf(date).startOf('month').add(months, 'month'))
export const endOfMonth = (date: WallDate): WallDate => dateText(dayOf(date).endOf('month'))
/**
 * Returns the clock's time `hours` later, or earlier if negative, as if every day had 24 hours: a day later it is the same
 * time, whether or not the clocks change meanwhile.
 */
export const addHours = (at: WallDateTime, hours: number): WallDateTime => momentText(momentOf(at).add(hours, 'hour'))
/** Returns the time that is `minutes` later, or earlier for a negative number. Counts as if every day had 24 hours. */
export const addMinutes = (at: WallDateTime, minutes: number): WallDateTime =>
  momentText(momentOf(at).add(minutes, 'minute'))
/** Returns the minutes from 1970-01-01T00:00 to a wall-clock time, as if every day had 24 hours. */
export const minuteCount = (at: WallDateTime): number => momentOf(at).valueOf() / 60_000
/** Returns the minute count of the start of a day. */
export const midnightOf = (date: WallDate): number => dayOf(date).valueOf() / 60_000
/** Returns 1 for Monday to 7 for Sunday. */
export const weekday = (date: WallDate): number => dayOf(date).isoWeekday()
/** Returns the ISO 8601 week number. A week belongs to the year of its Thursday. */
export const weekNumber = (date: WallDate): number => dayOf(date).isoWeek()
export const isWeekend = (date: WallDate): boolean => weekday(date) >= 6

/** Returns how many days after `first` the day `last` is. */
export const daysBetween = (first: WallDate, last: WallDate): number => dayOf(last).diff(dayOf(first), 'day')

/** Returns each day from `first` to `last`, both inclusive, or none if `last` is before `first`. */
export function days(first: WallDate, last: WallDate): WallDate[] {
  const start = dayOf(first)
  const count = Math.max(0, daysBetween(first, last) + 1)
  return Array.from({ length: count }, (_, index) => dateText(start.add(index, 'day')))
}

/** Returns the minutes since midnight of `HH:mm` or `HH:mm:ss`. */
export const minutesOf = (time: WallTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const two = (value: number): string => String(value).padStart(2, '0')
/** Returns `HH:mm:00` for minutes since midnight from 0 to 1439. */
export const timeFromMinutes = (minutes: number): WallTime => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`
