import type { CalendarSlot, FreeDay } from '#shared/api/nouns/free-days'
import { addDays, at, isWeekend, type WallDate, type WallDateTime } from '#shared/date/wall-clock'

/** What makes days of a workshop's calendar impossible, besides having no free time. */
export interface CalendarLimits {
  readonly today: WallDate
  /** The first day that can be booked is today plus so many days. */
  readonly carenceDays: number
}

/** How far ahead the visitor may page. */
export const MONTHS_AHEAD = 12

export type DayFault = 'past' | 'carence' | 'weekend'

/** Why a day can never be chosen; null where it can, if it is free (TM-02). */
export function dayFault(date: WallDate, limits: CalendarLimits): DayFault | null {
  if (isPast(date, limits)) return 'past'
  if (isWeekend(date)) return 'weekend'
  return isTooSoon(date, limits) ? 'carence' : null
}

const isPast = (date: WallDate, { today }: CalendarLimits): boolean => date < today

/** Before the workshop can have notice of it. The last day of the notice can be booked (READINGS.md 11). */
const isTooSoon = (date: WallDate, limits: CalendarLimits): boolean => date < firstBookable(limits)

/** Asked for each day of each month shown. */
const firsts = new WeakMap<CalendarLimits, WallDate>()

/** The first day that the workshop can have notice of. */
export function firstBookable(limits: CalendarLimits): WallDate {
  const first = firsts.get(limits) ?? addDays(limits.today, limits.carenceDays)
  firsts.set(limits, first)
  return first
}

/** A free time, wall-clock. */
export interface Slot {
  readonly start: WallDateTime
  readonly end: WallDateTime
}

/** The free times of a day in order. Servers send full date-times, or times of the day (`HH:mm:ss`). */
export const slotsOf = ({ date, calendarSlots }: FreeDay): readonly Slot[] =>
  calendarSlots
    .map(({ startTime, endTime }: CalendarSlot) => ({ start: onDay(date, startTime), end: onDay(date, endTime) }))
    .toSorted((one, other) => one.start.localeCompare(other.start))

/** A day that is booked as a whole: it has no free times to choose from. */
export const isDayOnly = (day: FreeDay): boolean => day.onlyDayTimesAvailable && day.calendarSlots.length === 0

export const isFree = (day: FreeDay): boolean => day.calendarSlots.length > 0 || day.onlyDayTimesAvailable

const onDay = (date: WallDate, time: string): WallDateTime => (time.includes('T') ? time.slice(0, 19) : at(date, time))
