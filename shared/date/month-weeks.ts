import { addDays, endOfMonth, weekday, weekNumber, type WallDate } from './wall-clock'

/** A row of a month's table. */
export interface Week {
  /** ISO */
  readonly number: number
  /** Monday first; null where the week reaches outside the month. */
  readonly days: readonly (WallDate | null)[]
}

/** Months do not change: each is worked out once. */
const known = new Map<WallDate, readonly Week[]>()

/** The days of a month, told by its first day, in rows of ISO weeks. */
export function weeksOf(month: WallDate): readonly Week[] {
  const weeks = known.get(month) ?? buildWeeks(month)
  known.set(month, weeks)
  return weeks
}

/** The days of a month in a row. */
export const daysOf = (month: WallDate): readonly WallDate[] =>
  weeksOf(month).flatMap(({ days }) => days.filter((day) => day !== null))

function buildWeeks(month: WallDate): Week[] {
  const count = Number(endOfMonth(month).slice(8))
  const dayOf = (day: number): WallDate | null =>
    day < 1 || day > count ? null : `${month.slice(0, 8)}${String(day).padStart(2, '0')}`
  const weeks: Week[] = []
  for (let monday = 2 - weekday(month); monday <= count; monday += 7)
    weeks.push({
      number: weekNumber(addDays(month, monday - 1)),
      days: Array.from({ length: 7 }, (_, index) => dayOf(monday + index)),
    })
  return weeks
}
