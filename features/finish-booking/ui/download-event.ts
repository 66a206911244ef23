import type { Booking } from '#shared/api/nouns/booking'
import type { CalendarIdentity } from '#shared/api/nouns/saved-booking'
import { dateOf } from '#shared/date/wall-clock'
import { calendarFile, visitEvent } from '#shared/booking-facts/calendar-file'
import { newKey } from '../model/submit'

/** Downloads the reserved time as a calendar file (CU-06). Without the mails' `identity` it is an entry of its own. */
export function downloadEvent(booking: Booking, identity: CalendarIdentity | null): void {
  const own = { uid: `${newKey()}@${window.location.hostname}`, sequence: 0, organizer: undefined }
  const event = visitEvent(booking, identity ?? own)
  if (!event) return
  const url = URL.createObjectURL(new Blob([calendarFile(event, new Date())], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `ajanvaraus-${dateOf(event.start)}.ics`
  link.click()
  // The delay lets the browser start reading the file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
