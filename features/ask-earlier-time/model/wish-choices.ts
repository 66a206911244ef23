/** The choices of a wish, and how a wish is told. */
import type { EarlierTimeWish } from '#shared/api/nouns/earlier-time'
import { WEEKDAY_COLUMNS } from '#shared/date/finnish'
import { dateOf, days, isWeekend, type WallDate, type WallDateTime } from '#shared/date/wall-clock'
import { t } from '../texts'

/** Hours of notice that can be chosen. */
export const NOTICES: readonly number[] = [2, 4, 24, 72]
/** Monday to Friday, because no workshop is open at weekends. */
export const WORKDAYS: readonly number[] = [1, 2, 3, 4, 5]

/** Returns the workdays from the first possible day to that of the visit. */
export const earliestDays = (first: WallDate, start: WallDateTime): WallDate[] =>
  days(first, dateOf(start)).filter((date) => !isWeekend(date))

/** The wish that the form begins with: any time from the first possible day on. */
export const usualWish = (first: WallDate, start: WallDateTime): EarlierTimeWish => ({
  earliest: earliestDays(first, start)[0] ?? dateOf(start),
  weekdays: [...WORKDAYS],
  shift: null,
  noticeHours: NOTICES[0] ?? 2,
})

export function noticeText(hours: number): string {
  if (hours % 24 !== 0) return t('hoursBefore', { count: hours })
  return hours === 24 ? t('dayBefore') : t('daysBefore', { count: hours / 24 })
}

export const shiftText = (shift: EarlierTimeWish['shift']): string => (shift === null ? t('anyTime') : t(shift))

/** 'ma–pe', or 'ma, ke, pe'. */
export function weekdaysText(weekdays: readonly number[]): string {
  const names = weekdays.map((day) => WEEKDAY_COLUMNS[day - 1]?.short ?? '')
  const isRow = weekdays.length > 2 && weekdays.every((day, index) => day === (weekdays[0] ?? 0) + index)
  return isRow ? `${names[0]}–${names.at(-1)}` : names.join(', ')
}

/** Returns the weekdays with one added or removed. */
export const toggledWeekday = (weekdays: readonly number[], day: number): number[] =>
  weekdays.includes(day) ? weekdays.filter((one) => one !== day) : [...weekdays, day].sort((a, b) => a - b)

/** Returns a stored wish for the form. Its earliest day may have passed meanwhile. */
export const editedWish = (wish: EarlierTimeWish, first: WallDate, start: WallDateTime): EarlierTimeWish =>
  earliestDays(first, start).includes(wish.earliest) ? wish : { ...wish, earliest: usualWish(first, start).earliest }
