import type { ShiftPosition, TimeSelectionType } from '#shared/api/nouns/enums'
import { dateOf, isDate, timeOf, type WallDate, type WallDateTime } from '#shared/date/wall-clock'
import type { ReservedTime } from '../../../../holds/reserved-time'
import type { OpenDay } from './calendar'
import { inShift, slot } from './free-days'

/** The time that POST /reserve-time requests: an exact time or a whole day. */
export type RequestedTime =
  | { readonly kind: 'EXACT_TIME'; readonly start: WallDateTime; readonly end: WallDateTime }
  | { readonly kind: 'DAY_ONLY'; readonly date: WallDate }

const isDateTime = (text: string): boolean => isDate(dateOf(text)) && /^T\d{2}:\d{2}:\d{2}$/.test(text.slice(10))

/** Parses 'start|end'. It is a whole day from 00:00:00 to 23:59:59 or by its type. Returns null if malformed. */
export function parseRequestedTime(reservation: string, type: TimeSelectionType): RequestedTime | null {
  const [start, end, ...more] = reservation.split('|')
  if (start === undefined || end === undefined || more.length > 0) return null
  if (![start, end].every(isDateTime)) return null
  const wholeDay = timeOf(start) === '00:00:00' && timeOf(end) === '23:59:59' && dateOf(start) === dateOf(end)
  if (type === 'DAY_ONLY' || (wholeDay && type !== 'EXACT_TIME')) return { kind: 'DAY_ONLY', date: dateOf(start) }
  return { kind: 'EXACT_TIME', start, end }
}

/** Returns the date of a requested time. */
export const dateOfRequest = (requested: RequestedTime): WallDate =>
  requested.kind === 'DAY_ONLY' ? requested.date : dateOf(requested.start)

/**
 * Returns the visits of a day that match a requested time, best first; empty if the day does not offer it.
 * The requested end must match the server's own visit length. `shift` is null if the process has no shifts. A day whose
 * shift is full is refused, because the customer brings the car in the shift that was chosen (reading 53).
 */
export function visitsFor(
  day: OpenDay,
  requested: RequestedTime,
  shift: ShiftPosition | null,
): Omit<ReservedTime, 'type'>[] {
  if (day.dayOnly !== (requested.kind === 'DAY_ONLY')) return []
  const [inTheShift] = shift === null ? [day] : inShift([day], shift)
  return (inTheShift?.starts ?? [])
    .map((start) => slot(day.date, start, day.duration))
    .filter(
      ({ startTime, endTime }) =>
        requested.kind === 'DAY_ONLY' || (startTime === requested.start && endTime === requested.end),
    )
    .map(({ startTime, endTime }) => ({ start: startTime, end: endTime }))
}
