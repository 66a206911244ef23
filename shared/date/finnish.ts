/**
 * Finnish formats of dates and times (reading 24): 'ti 24.11.2026', 'klo 9.05', weekdays in the nominative.
 */
import { weekday, type WallDate, type WallTime } from './wall-clock'

const WEEKDAYS = ['maanantai', 'tiistai', 'keskiviikko', 'torstai', 'perjantai', 'lauantai', 'sunnuntai'] as const

/** 'tiistai' */
const weekdayName = (date: WallDate): string => WEEKDAYS[weekday(date) - 1] ?? ''
/** 'ti' */
export const weekdayShort = (date: WallDate): string => weekdayName(date).slice(0, 2)
/** '24.11.2026' */
export const formatDate = (date: WallDate): string =>
  `${Number(date.slice(8, 10))}.${Number(date.slice(5, 7))}.${date.slice(0, 4)}`
/** '24.11.' */
export const formatDayMonth = (date: WallDate): string => `${Number(date.slice(8, 10))}.${Number(date.slice(5, 7))}.`
/** 'tiistai 24.11.2026' */
export const formatDay = (date: WallDate): string => `${weekdayName(date)} ${formatDate(date)}`
/** 'ti 24.11.2026' */
export const formatDayShort = (date: WallDate): string => `${weekdayShort(date)} ${formatDate(date)}`
/** '9.05' */
export const formatTime = (time: WallTime): string => `${Number(time.slice(0, 2))}.${time.slice(3, 5)}`

/** Starts with January. */
export const MONTHS = [
  'tammikuu',
  'helmikuu',
  'maaliskuu',
  'huhtikuu',
  'toukokuu',
  'kesäkuu',
  'heinäkuu',
  'elokuu',
  'syyskuu',
  'lokakuu',
  'marraskuu',
  'joulukuu',
] as const

/** 'marraskuu 2026' */
export const formatMonth = (date: WallDate): string =>
  `${MONTHS[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`

/** Short and long weekday names, such as 'ma' and 'maanantai'. Starts with Monday. */
export const WEEKDAY_COLUMNS: readonly { readonly short: string; readonly long: string }[] = WEEKDAYS.map((long) => ({
  short: long.slice(0, 2),
  long,
}))
