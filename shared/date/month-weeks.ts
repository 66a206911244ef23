import { addDays, days, endOfMonth, weekday, weekNumber, type WallDate } from './wall-clock'

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
  const last = endOfMonth(month)
  const shown = days(addDays(month, 1 - weekday(month)), addDays(last, 7 - weekday(last)))
  return shown
    .filter((_, index) => index % 7 === 0)
    .map((monday, index) => ({
      number: weekNumber(monday),
      days: shown.slice(index * 7, index * 7 + 7).map((date) => (date < month || date > last ? null : date)),
    }))
}
