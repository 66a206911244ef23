import type { BookingDuration } from '#shared/api/nouns/entities'
import { formatDay, formatDayShort, formatTime } from '#shared/date/finnish'
import { dateOf, timeOf, type WallDate } from '#shared/date/wall-clock'

/** The reserved time for reading: the day, and the hours where an exact time was reserved (TM-14). */
export interface ReservedTime {
  /** 'tiistai 24.11.2026' */
  readonly day: string
  /** 'klo 8.30–11.00', null for a day reservation */
  readonly hours: string | null
  /** 'ti 24.11.2026 klo 8.30', for where there is little room */
  readonly short: string
}

export function reservedTime(duration: BookingDuration | null): ReservedTime | null {
  if (!duration?.start) return null
  const date = dateOf(duration.start)
  if (duration.time_selection_type === 'DAY_ONLY') return reservedDay(date)
  const start = `klo ${formatTime(timeOf(duration.start))}`
  const hours = duration.end ? `${start}–${formatTime(timeOf(duration.end))}` : start
  return { day: formatDay(date), hours, short: `${formatDayShort(date)} ${start}` }
}

/** A day without a time of its own. */
export const reservedDay = (date: WallDate): ReservedTime => ({
  day: formatDay(date),
  hours: null,
  short: formatDayShort(date),
})
