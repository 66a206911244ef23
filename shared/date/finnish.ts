/**
 * Finnish formats of dates and times (reading 24): 'ti 24.11.2026', 'klo 9.05', weekdays in the nominative.
 */
import fi from 'dayjs/locale/fi.js'
import { dayOf } from './utc'
import type { WallDate, WallTime } from './wall-clock'

const inFinnish = (date: WallDate, format: string): string => dayOf(date).locale(fi).format(format)

/** 'ti' */
export const weekdayShort = (date: WallDate): string => inFinnish(date, 'dd')
/** '24.11.2026' */
export const formatDate = (date: WallDate): string => inFinnish(date, 'D.M.YYYY')
/** '24.11.' */
export const formatDayMonth = (date: WallDate): string => inFinnish(date, 'D.M.')
/** 'tiistai 24.11.2026' */
export const formatDay = (date: WallDate): string => inFinnish(date, 'dddd D.M.YYYY')
/** 'ti 24.11.2026' */
export const formatDayShort = (date: WallDate): string => inFinnish(date, 'dd D.M.YYYY')
/** 'marraskuu 2026' */
export const formatMonth = (date: WallDate): string => inFinnish(date, 'MMMM YYYY')
/** '9.05' */
export const formatTime = (time: WallTime): string => `${Number(time.slice(0, 2))}.${time.slice(3, 5)}`

/** Starts with January. */
export const MONTHS: readonly string[] = fi.months ?? []

/** Short and long weekday names, such as 'ma' and 'maanantai'. Starts with Monday. */
export const WEEKDAY_COLUMNS: readonly { readonly short: string; readonly long: string }[] = [1, 2, 3, 4, 5, 6, 0].map(
  (day) => ({ short: fi.weekdaysMin?.[day] ?? '', long: fi.weekdays?.[day] ?? '' }),
)
