/** When the car of a day reservation may be brought. */
import type { ShiftPosition } from '#shared/api/nouns/enums'
import { minutesOf, timeFromMinutes, timeOf, type WallDateTime } from '#shared/date/wall-clock'
import type { ArrivalHours } from './booking-document'
import type { ReservedTime } from '../holds/reserved-time'
import type { DayHours } from './visit-details'

/** Returns the shift in which a time lies. */
export const shiftAt = (time: WallDateTime, { shiftChange }: Pick<DayHours, 'shiftChange'>): ShiftPosition =>
  timeOf(time) < shiftChange ? 'MORNING' : 'EVENING'

/**
 * Returns the hours of a shift in which the car may be brought, so that the work is done before the workshop closes. The
 * reserved time tells how long the work takes.
 */
export function arrivalHours(
  { start, end, shiftChange }: DayHours,
  shift: ShiftPosition,
  reserved: Pick<ReservedTime, 'start' | 'end'>,
): ArrivalHours {
  const isMorning = shift === 'MORNING'
  const from = isMorning ? start : shiftChange
  const work = minutesOf(timeOf(reserved.end)) - minutesOf(timeOf(reserved.start))
  const latest = timeFromMinutes(Math.max(minutesOf(end) - work, minutesOf(from)))
  const until = isMorning && shiftChange < latest ? shiftChange : latest
  return { arrival: { start: from, end: until }, open: { start, end }, shift }
}
