import type { Booking } from '#shared/api/nouns/entities'
import { dateOf } from '#shared/date/wall-clock'
import { bookingEvent } from '../model/booking-event'
import { calendarFile } from '../model/calendar-file'

/** Hands the reserved time to the browser as a file, which the visitor's calendar opens (CU-06). */
export function downloadEvent(booking: Booking): void {
  const event = bookingEvent(booking, window.location.hostname)
  if (!event) return
  const url = URL.createObjectURL(new Blob([calendarFile(event, new Date())], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `ajanvaraus-${dateOf(event.start)}.ics`
  link.click()
  // Not before the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
