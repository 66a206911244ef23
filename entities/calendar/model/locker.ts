import type { FreeDay } from '#shared/api/nouns/free-days'
import { at, dateOf, type WallDateTime } from '#shared/date/wall-clock'
import { isFree, slotsOf } from './calendar-rules'

/** When a day without exact times is checked at (READINGS.md 12). */
const DAY_TIMES = ['07:00:00', '13:00:00'] as const

/** What has to be known of the key locker before the days are shown to who wants to use it: each time once, in order. */
export const lockerTimesOf = (days: readonly FreeDay[]): readonly WallDateTime[] =>
  [...new Set(days.filter(isFree).flatMap(timesOfDay))].toSorted()

/**
 * The days without what the locker is reserved at: of exact times those that start at a reservation; a day that is booked
 * as a whole goes with any reservation on it. A day that has lost its last time is not free.
 */
export function withLocker(days: readonly FreeDay[], reserved: readonly string[]): readonly FreeDay[] {
  const taken = new Set(reserved.map(stampOf))
  const takenDays = new Set([...taken].map(dateOf))
  return days.map((day) => {
    if (!takenDays.has(day.date)) return day
    const slots = slotsOf(day).filter(({ start }) => !taken.has(stampOf(start)))
    return {
      ...day,
      calendarSlots: slots.map(({ start, end }) => ({ startTime: start, endTime: end })),
      exactTimesAvailable: slots.length > 0,
      onlyDayTimesAvailable: false,
    }
  })
}

const timesOfDay = (day: FreeDay): readonly WallDateTime[] =>
  day.calendarSlots.length > 0
    ? slotsOf(day).map(({ start }) => stampOf(start))
    : DAY_TIMES.map((time) => at(day.date, time))

/** Servers write stamps with or without seconds and their fractions, with a 'T' or a space between day and time. */
const stampOf = (time: string): WallDateTime => at(dateOf(time), `${time.slice(11, 16)}:00`)
