import type { FreeDay } from '#shared/api/nouns/free-days'
import { at, dateOf, type WallDateTime } from '#shared/date/wall-clock'
import { isFree, slotsOf } from './calendar-rules'

/** The times at which the locker is checked on a day without exact slots (reading 12). */
const DAY_TIMES = ['07:00:00', '13:00:00'] as const

/**
 * Returns the times at which the key locker must be checked before the days are shown, without duplicates, in order.
 */
export const lockerTimesOf = (days: readonly FreeDay[]): readonly WallDateTime[] =>
  [...new Set(days.filter(isFree).flatMap(timesOfDay))].toSorted()

/**
 * Returns the days without the slots at which the locker is reserved. An exact slot is removed if it starts at a
 * reservation, and a day booked as a whole is removed by any reservation on it. A day whose last slot is removed is not
 * free.
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

/**
 * Normalises a timestamp. Servers send it with or without seconds and fractions, with 'T' or a space after the date.
 */
const stampOf = (time: string): WallDateTime => at(dateOf(time), `${time.slice(11, 16)}:00`)
