/** Keyboard navigation of a date grid (APG): by days, ISO weeks, months and years, beyond the shown months too. */
import { addDays, addMonths, endOfMonth, startOfMonth, weekday, type WallDate } from '#shared/date/wall-clock'

export interface CalendarView {
  /** First day of the first month shown. */
  readonly month: WallDate
  readonly months: number
  readonly canGoPrevious: boolean
  readonly canGoNext: boolean
  /** Weeks that end before this day are not shown. */
  readonly firstDay?: WallDate | undefined
}

export interface CalendarMove {
  readonly date: WallDate
  /** The first month to show, so that `date` is visible. */
  readonly month: WallDate
}

export const lastShown = ({ month, months }: Pick<CalendarView, 'month' | 'months'>): WallDate =>
  endOfMonth(startOfMonth(month, months - 1))

export const firstShown = ({ month, firstDay = month }: Pick<CalendarView, 'month' | 'firstDay'>): WallDate =>
  firstDay > month ? firstDay : month

const TARGETS: Readonly<Record<string, (from: WallDate, shift: boolean) => WallDate>> = {
  ArrowLeft: (from) => addDays(from, -1),
  ArrowRight: (from) => addDays(from, 1),
  ArrowUp: (from) => addDays(from, -7),
  ArrowDown: (from) => addDays(from, 7),
  Home: (from) => addDays(from, 1 - weekday(from)),
  End: (from) => addDays(from, 7 - weekday(from)),
  PageUp: (from, shift) => addMonths(from, shift ? -12 : -1),
  PageDown: (from, shift) => addMonths(from, shift ? 12 : 1),
}

/**
 * Returns the target of a key, or null for other keys. At a closed edge an arrow does not move and a longer jump goes
 * to the edge.
 */
export function moveIn(view: CalendarView, from: WallDate, key: string, shift = false): CalendarMove | null {
  const date = TARGETS[key]?.(from, shift)
  if (date === undefined) return null
  const [first, last] = [firstShown(view), lastShown(view)]
  const before = date < first
  if (!before && date <= last) return { date, month: view.month }
  if (before ? view.canGoPrevious : view.canGoNext)
    return { date, month: startOfMonth(date, before ? 0 : 1 - view.months) }
  const edge = before ? first : last
  return { date: key.startsWith('Arrow') ? from : edge, month: view.month }
}
