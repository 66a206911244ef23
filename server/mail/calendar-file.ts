import { calendarFile as fileOf, methodOf, visitEvent } from '#shared/booking-facts/calendar-file'
import type { BookingDocument } from '../platform/database/schema/bookings'
import { calendarHost, calendarUid } from '../sections/booking/saved/index'
import type { CalendarFile, Mailbox } from './mail'

export interface CalendarEntry {
  readonly bookingId: string
  /** Version of the booking, counted from 1. The file with the higher version is newer. */
  readonly version: number
  readonly cancelled: boolean
  readonly document: BookingDocument
  readonly organizer: Mailbox
  /** Time when the message was created. */
  readonly stamp: Date
}

/** Creates the iCalendar file of a visit. Null for a time enquiry, which has no time yet. */
export function calendarFile({
  bookingId,
  version,
  cancelled,
  document,
  organizer,
  stamp,
}: CalendarEntry): CalendarFile | null {
  const uid = calendarUid(bookingId, calendarHost(organizer))
  const event = visitEvent(document, { uid, sequence: version - 1, organizer }, cancelled)
  return event && { method: methodOf(event), content: fileOf(event, stamp) }
}
