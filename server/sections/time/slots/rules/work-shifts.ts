/** Work shifts of resources. The time outside them cannot be booked. */
import { days, midnightOf, weekday, type WallDate } from '#shared/date/wall-clock'
import { hoursOn, type Opening } from '../../../../calendar/opening-hours'
import type { TakenTime } from './calendar'

/** A resource's shift on a weekday (1 is Monday), in minutes since midnight. */
export interface WorkShift {
  readonly resource: number
  readonly weekday: number
  readonly start: number
  readonly end: number
}

const DAY_MINUTES = 1440

/**
 * Returns the time outside the shifts from `first` to `last` as taken times.
 * A resource without any shift works during all opening hours. One with shifts is absent on weekdays without a shift.
 */
export function offShift(shifts: readonly WorkShift[], first: WallDate, last: WallDate): TakenTime[] {
  const resources = [...new Set(shifts.map((shift) => shift.resource))]
  const dates = days(first, last).map((date): Day => ({ weekday: weekday(date), midnight: midnightOf(date) }))
  return resources.flatMap((resource) => dates.flatMap((day) => offOn(day, resource, shifts)))
}

/** Weekday and start of a day, computed once for all resources. */
interface Day {
  readonly weekday: number
  readonly midnight: number
}

function offOn({ weekday, midnight }: Day, resource: number, shifts: readonly WorkShift[]): TakenTime[] {
  const shift = shiftOn(weekday, resource, shifts)
  const off = shift ? [[0, shift.start] as const, [shift.end, DAY_MINUTES] as const] : [[0, DAY_MINUTES] as const]
  return off
    .filter(([start, end]) => start < end)
    .map(([start, end]) => ({ resource, start: midnight + start, end: midnight + end }))
}

const shiftOn = (weekday: number, resource: number, shifts: readonly WorkShift[]): WorkShift | undefined =>
  shifts.find((shift) => shift.resource === resource && shift.weekday === weekday)

/** Returns a resource's shift on a date within the opening hours, in minutes since midnight, or null if absent. */
export function workOn(
  date: WallDate,
  resource: number,
  shifts: readonly WorkShift[],
  opening: Opening,
): { readonly start: number; readonly end: number } | null {
  const open = hoursOn(opening, date)
  const hasShifts = shifts.some((shift) => shift.resource === resource)
  const shift = hasShifts ? shiftOn(weekday(date), resource, shifts) : { start: 0, end: DAY_MINUTES }
  if (!open || !shift) return null
  const [start, end] = [Math.max(open.open, shift.start), Math.min(open.close, shift.end)]
  return start < end ? { start, end } : null
}
