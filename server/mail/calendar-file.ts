import { calendarFile as fileOf, methodOf, visitOf } from '#shared/facts/calendar-file'
import { addressLine } from '#shared/facts/facts-of'
import type { BookingDocument } from '../platform/database/schema/bookings'
import { calendarUid, hostOf } from '../sections/completion/index'
import type { CalendarFile, Mailbox } from './mail'
import { oneLine } from './plain'

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
export function calendarFile(entry: CalendarEntry): CalendarFile | null {
  const { bookingId, version, cancelled: isCancelled, document, organizer, stamp } = entry
  const visit = visitOf(document, oneLine)
  if (!visit) return null
  const { organization } = document
  const event = {
    ...visit,
    id: calendarUid(bookingId, hostOf(organizer.address)),
    sequence: version - 1,
    title: oneLine(`Varattu aika: ${organization?.name ?? ''}`),
    place: oneLine(organization ? addressLine(organization) : ''),
    organizer: { ...organizer, name: oneLine(organizer.name) || organizer.address },
    isCancelled,
  }
  return { method: methodOf(event), content: fileOf(event, stamp) }
}
