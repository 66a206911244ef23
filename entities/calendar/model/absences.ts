import { at, type WallDate, type WallDateTime } from '#shared/date/wall-clock'
import { whole, type WorkshopHours } from './workshop-day'

/** A period of absence of a person or a lift, in wall-clock time. */
export interface Absence {
  readonly start: WallDateTime
  readonly end: WallDateTime
}

/** Tests whether the absences together cover a day from opening to closing, so that it is closed (TM-18). */
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
