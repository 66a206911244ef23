import { at, type WallDate, type WallDateTime } from '#shared/date/wall-clock'
import { whole, type WorkshopHours } from './workshop-day'

/** When somebody, or a lift, is away, wall-clock. */
export interface Absence {
  readonly start: WallDateTime
  readonly end: WallDateTime
}

/** A day is closed where the absences, taken together, leave nothing of the time from opening to closing (TM-18). */
export function isAwayAllDay(
  date: WallDate,
  absences: readonly Absence[],
  { opening, closing }: Pick<WorkshopHours, 'opening' | 'closing'>,
): boolean {
  let coveredTo = at(date, whole(opening))
  for (const { start, end } of absences.toSorted((one, other) => one.start.localeCompare(other.start))) {
    if (start > coveredTo) break
    if (end > coveredTo) coveredTo = end
  }
  return coveredTo >= at(date, whole(closing))
}
