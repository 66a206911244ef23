import type { CalendarSlot, FreeDay } from '#shared/api/nouns/free-days'
import { addDays, at, isWeekend, type WallDate, type WallDateTime } from '#shared/date/wall-clock'

/** What makes days of a workshop's calendar impossible, besides having no free time. */
export interface CalendarLimits {
  readonly today: WallDate
  /** The first day that can be booked is today plus so many days. */
  readonly carenceDays: number
}

export type DayFault = 'past' | 'carence' | 'weekend'

/** Why a day can never be chosen; null where it can, if it is free (TM-02). */
export function dayFault(date: WallDate, { today, carenceDays }: CalendarLimits): DayFault | null {
  if (date < today) return 'past'
  if (isWeekend(date)) return 'weekend'
  return date < addDays(today, carenceDays) ? 'carence' : null
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
