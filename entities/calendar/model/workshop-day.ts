import type { ShiftPosition } from '#shared/api/nouns/enums'
import { type WallTime, at, type WallDate } from '#shared/date/wall-clock'
import type { Slot } from './calendar-rules'

/** Times at which a workshop opens, changes shifts and closes, as `HH:mm` or `HH:mm:ss`. */
export interface WorkshopHours<Time = WallTime> {
  readonly opening: Time
  readonly change: Time
  readonly closing: Time
}

/** Returns the hours of a shift: morning from opening to the change, evening from the change to closing (TM-06). */
export const shiftHours = <Time>(
  shift: ShiftPosition,
  { opening, change, closing }: WorkshopHours<Time>,
): { readonly start: Time; readonly end: Time } =>
  shift === 'MORNING' ? { start: opening, end: change } : { start: change, end: closing }

/** Tests whether a slot that starts at `time` belongs to the shift. The start is inclusive, the end exclusive. */
export function isInShift(time: WallTime, shift: ShiftPosition, hours: WorkshopHours): boolean {
  const { start, end } = shiftHours(shift, hours)
  return whole(start) <= whole(time) && whole(time) < whole(end)
}

/** Pads a time to `HH:mm:ss`, so that times compare as strings. */
const whole = (time: WallTime): WallTime => `${time}:00`.slice(0, 8)

/**
 * Tests whether the absences of a person or a lift together cover a day from opening to closing, so that it is closed
 * (TM-18).
 */
export function isAwayAllDay(
  date: WallDate,
  absences: readonly Slot[],
  { opening, closing }: Pick<WorkshopHours, 'opening' | 'closing'>,
): boolean {
  let coveredTo = at(date, whole(opening))
  for (const { start, end } of absences.toSorted((one, other) => one.start.localeCompare(other.start))) {
    if (start > coveredTo) break
    if (end > coveredTo) coveredTo = end
  }
  return coveredTo >= at(date, whole(closing))
}
