import type { CalendarSlot, FreeDay } from '#shared/api/nouns/free-days'
import {
  addDays,
  at,
  isWeekend,
  type WallDate,
  type WallDateTime,
  endOfMonth,
  startOfMonth,
} from '#shared/date/wall-clock'
import { checkedRange } from '#shared/date/range'

/** Limits that exclude days of a workshop's calendar, whether they have free slots or not. */
export interface CalendarLimits {
  readonly today: WallDate
  /** Notice period in days: the first bookable day is today plus this number. */
  readonly carenceDays: number
  /** Days of a year, besides weekends, on which the workshop is closed. Undefined if the server does not tell. */
  readonly closedDays?: ReadonlySet<WallDate> | undefined
}

/** Number of months after the current one that the visitor can page to. */
export const MONTHS_AHEAD = 12

export type DayFault = 'past' | 'carence' | 'closed'

/** Returns the reason why a day can never be chosen, or null if it can be chosen when free (TM-02). */
export function dayFault(date: WallDate, limits: CalendarLimits): DayFault | null {
  if (isPast(date, limits)) return 'past'
  if (isWeekend(date) || limits.closedDays?.has(date)) return 'closed'
  return isTooSoon(date, limits) ? 'carence' : null
}

const isPast = (date: WallDate, { today }: CalendarLimits): boolean => date < today

/** Tests whether a day lies within the notice period. The first day after it can be booked (reading 11). */
const isTooSoon = (date: WallDate, limits: CalendarLimits): boolean => date < firstBookable(limits)

/** First bookable day by limits. Cached, because it is read for each day of each month shown. */
const firsts = new WeakMap<CalendarLimits, WallDate>()

/** Returns the first day after the notice period. */
function firstBookable(limits: CalendarLimits): WallDate {
  const first = firsts.get(limits) ?? addDays(limits.today, limits.carenceDays)
  firsts.set(limits, first)
  return first
}

/** A free slot, in wall-clock time. */
export interface Slot {
  readonly start: WallDateTime
  readonly end: WallDateTime
}

/** Returns the slots of a day in order, each once. Servers send date-times, or times of day (`HH:mm:ss`). */
export const slotsOf = ({ date, calendarSlots }: FreeDay): readonly Slot[] =>
  calendarSlots
    .map(({ startTime, endTime }: CalendarSlot) => ({ start: onDay(date, startTime), end: onDay(date, endTime) }))
    .toSorted((one, other) => one.start.localeCompare(other.start))
    .filter(({ start, end }, index, slots) => start !== slots[index - 1]?.start || end !== slots[index - 1]?.end)

/** Tests whether a day can only be booked as a whole, because it has no slots. */
export const isDayOnly = (day: FreeDay): boolean => day.onlyDayTimesAvailable && day.calendarSlots.length === 0

export const isFree = (day: FreeDay): boolean => day.calendarSlots.length > 0 || day.onlyDayTimesAvailable

const onDay = (date: WallDate, time: string): WallDateTime => (time.includes('T') ? time : at(date, time))

/**
 * Returns the range from the first bookable day to the last day of the last month the calendar shows.
 * @throws RangeError if the notice period ends after that month
 */
export const bookableDays = (limits: CalendarLimits) =>
  checkedRange({ min: firstBookable(limits), max: endOfMonth(startOfMonth(limits.today, MONTHS_AHEAD)) })
