import type { Booking } from '#shared/api/nouns/booking'
import type { BookingDuration } from '#shared/api/nouns/reservation'
import { formatDay, formatDayShort, formatTime } from '#shared/date/finnish'
import { dateOf, timeOf, type WallDate } from '#shared/date/wall-clock'
import { t } from '../texts'

/** The chosen time as texts: the day, and the hours of an exact time (TM-14). */
export interface ReservedTime {
  /** 'tiistai 24.11.2026' */
  readonly day: string
  /** 'klo 8.30–11.00'; null for a day reservation or an enquiry */
  readonly hours: string | null
  /** 'ti 24.11.2026 klo 8.30', for narrow places */
  readonly short: string
  /** The day is requested by an enquiry and not reserved. */
  readonly isLead?: boolean
}

/** Returns the requested day, or null if none is requested or a time has been reserved since. */
export const leadDate = ({ booking_total_duration, lead_date }: Booking): WallDate | null =>
  lead_date && !booking_total_duration?.start ? dateOf(lead_date) : null

/** Returns the reserved time or the requested day of a booking, or null if it has neither. */
export function chosenTime(booking: Booking): ReservedTime | null {
  const date = leadDate(booking)
  if (date === null) return reservedTime(booking.booking_total_duration)
  return { ...reservedDay(date), short: t('leadDate', { day: formatDayShort(date) }), isLead: true }
}

export function reservedTime(duration: Omit<BookingDuration, 'held_seconds'> | null): ReservedTime | null {
  if (!duration?.start) return null
  const date = dateOf(duration.start)
  if (duration.time_selection_type === 'DAY_ONLY') return reservedDay(date)
  const start = `klo ${formatTime(timeOf(duration.start))}`
  const hours = duration.end ? `${start}–${formatTime(timeOf(duration.end))}` : start
  return { day: formatDay(date), hours, short: `${formatDayShort(date)} ${start}` }
}

/** Returns the texts of a day without hours. */
export const reservedDay = (date: WallDate): ReservedTime => ({
  day: formatDay(date),
  hours: null,
  short: formatDayShort(date),
})
