import { addDays, endOfMonth, weekday, weekNumber, type WallDate } from './wall-clock'

/** A row of a month table. */
export interface Week {
  /** ISO week number. */
  readonly number: number
  /** Starts with Monday. Days of other months are null. */
  readonly days: readonly (WallDate | null)[]
}

/** Cache without expiry, because the weeks of a month never change. */
const known = new Map<WallDate, readonly Week[]>()

/** Returns the ISO weeks of a month. `month` is its first day. */
export function weeksOf(month: WallDate): readonly Week[] {
  const weeks = known.get(month) ?? buildWeeks(month)
  known.set(month, weeks)
  return weeks
}

/** Returns the days of a month in order. `month` is its first day. */
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
