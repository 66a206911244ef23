import type { ShiftPosition, TimeSelectionType } from '#shared/api/nouns/enums'
import { addDays, dateOf, timeOf, type WallDate, type WallDateTime } from '#shared/date/wall-clock'
import type { ReservedTime } from './booking-document'
import type { OpenDay } from './calendar'
import { inShift, slot } from './free-days'

/** What POST /reserve-time asks for: an hour, or a whole day. */
export type Wish =
  | { readonly kind: 'EXACT_TIME'; readonly start: WallDateTime; readonly end: WallDateTime }
  | { readonly kind: 'DAY_ONLY'; readonly date: WallDate }

/**
 * Whether `text` is a day of the calendar, `YYYY-MM-DD`: counting a day on and back leads to it again, in its one spelling.
 * What is no date at all stays none by counting, which is the one other text that does.
 */
export const isDate = (text: string): boolean =>
  addDays(addDays(text, 1), -1) === text && !Number.isNaN(Date.parse(text))

const isDateTime = (text: string): boolean => isDate(dateOf(text)) && /^T\d{2}:\d{2}:\d{2}$/.test(text.slice(10))

/** Reads 'start|end'; a whole day where it says 00:00:00 to 23:59:59 or the type asks for one. Null if malformed. */
export function readWish(reservation: string, type: TimeSelectionType): Wish | null {
  const [start, end, ...more] = reservation.split('|')
  if (start === undefined || end === undefined || more.length > 0) return null
  if (![start, end].every(isDateTime)) return null
  const wholeDay = timeOf(start) === '00:00:00' && timeOf(end) === '23:59:59' && dateOf(start) === dateOf(end)
  if (type === 'DAY_ONLY' || (wholeDay && type !== 'EXACT_TIME')) return { kind: 'DAY_ONLY', date: dateOf(start) }
  return { kind: 'EXACT_TIME', start, end }
}

/** The date a wish is for. */
export const dateOfWish = (wish: Wish): WallDate => (wish.kind === 'DAY_ONLY' ? wish.date : dateOf(wish.start))

/**
 * The visits of a day that fulfil a wish, best first; none where it asks for what is not offered. What the browser sends as
 * the end is checked against the server's own length. `shift` is null where the process has no shifts.
 */
export function visitsFor(day: OpenDay, wish: Wish, shift: ShiftPosition | null): Omit<ReservedTime, 'type'>[] {
  if (day.dayOnly !== (wish.kind === 'DAY_ONLY')) return []
  const [inTheShift] = shift === null ? [day] : inShift([day], shift)
  const preferred = inTheShift?.starts ?? []
  const starts =
    wish.kind === 'DAY_ONLY' ? [...preferred, ...day.starts.filter((start) => !preferred.includes(start))] : preferred
  return starts
    .map((start) => slot(day.date, start, day.duration))
    .filter(({ startTime, endTime }) => wish.kind === 'DAY_ONLY' || (startTime === wish.start && endTime === wish.end))
    .map(({ startTime, endTime }) => ({ start: startTime, end: endTime }))
}
