import { addDays, isWeekend, type WallDate } from '#shared/date/wall-clock'
import type { CalendarLimits } from './calendar-rules'

/** Days ahead for which a server tells the closed days. */
const KNOWN_DAYS = 365

type Known = Pick<CalendarLimits, 'today' | 'closedDays'>

/** Returns the nearest day before or after `day` on which the workshop is open, or null if the page cannot know it. */
export function workingDay(day: WallDate, step: 1 | -1, { today, closedDays }: Known): WallDate | null {
  const last = addDays(today, KNOWN_DAYS)
  if (closedDays === undefined) return null
  for (let next = addDays(day, step); next <= last && next >= addDays(day, -KNOWN_DAYS); next = addDays(next, step))
    if (!isWeekend(next) && !closedDays.has(next)) return next
  return null
}
