/**
 * Dates and times as a clock on a workshop's wall shows them, in Europe/Helsinki, whatever the visitor's own zone:
 * plain text that sorts and compares. Arithmetic runs in UTC, where every day has 24 hours; nothing is ever parsed in the
 * visitor's zone (READINGS.md 11).
 */
import dayjs from 'dayjs'
import isoWeek from 'dayjs/plugin/isoWeek'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)
dayjs.extend(isoWeek)

/** `YYYY-MM-DD` */
export type WallDate = string
/** `HH:mm:ss` */
export type WallTime = string
/** `YYYY-MM-DDTHH:mm:ss` */
export type WallDateTime = string

const ZONE = 'Europe/Helsinki'
const DATE = 'YYYY-MM-DD'

const zoned = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'medium' })

/** What the wall clock shows at `instant`. */
export const wallClockAt = (instant: Date): WallDateTime => zoned.format(instant).replace(' ', 'T')

export const dateOf = (at: WallDateTime): WallDate => at.slice(0, 10)
export const timeOf = (at: WallDateTime): WallTime => at.slice(11, 19)
export const at = (date: WallDate, time: WallTime): WallDateTime => `${date}T${time}`

export const addDays = (date: WallDate, days: number): WallDate => dayjs.utc(date).add(days, 'day').format(DATE)
/** The first day of the month `months` after the one `date` is in. */
export const startOfMonth = (date: WallDate, months = 0): WallDate =>
  dayjs.utc(date).startOf('month').add(months, 'month').format(DATE)
export const endOfMonth = (date: WallDate): WallDate => dayjs.utc(date).endOf('month').format(DATE)
/** 1 is Monday, 7 is Sunday. Asked for each day of each calendar: without a date library it is ten times as fast. */
export const weekday = (date: WallDate): number =>
  ((new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)))).getUTCDay() +
    6) %
    7) +
  1
export const weekNumber = (date: WallDate): number => dayjs.utc(date).isoWeek()
export const isWeekend = (date: WallDate): boolean => weekday(date) >= 6

/** Each day from `first` to `last`, both included; none where `last` is before `first`. */
export function days(first: WallDate, last: WallDate): WallDate[] {
  const found: WallDate[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) found.push(day)
  return found
}

/** Minutes since midnight of `HH:mm` or `HH:mm:ss`. */
export const minutesOf = (time: WallTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const two = (value: number): string => String(value).padStart(2, '0')
/** `HH:mm:00` of minutes since midnight, 0 to 1439. */
export const timeFromMinutes = (minutes: number): WallTime => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`
