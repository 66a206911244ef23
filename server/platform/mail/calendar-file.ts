import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { BookingDocument } from '../../sections/completion/rules/booking-document'
import { addDays, dateOf } from '#shared/date/wall-clock'
import { calendarUid, hostOf } from '../../sections/completion/rules/calendar-uid'
import { instantOf } from './instant'
import type { CalendarFile, Mailbox } from './mail'
import { factsFor } from '#shared/facts/surfaces'
import { entryText } from '#shared/facts/entry-text'
import { workshopAddress } from './letters/visit'
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

/**
 * Creates the iCalendar file of a visit. Null for a time enquiry, which has no time yet. The method is PUBLISH and not
 * REQUEST, because no reply is expected. The UID of a booking never changes, so that a move or a cancellation replaces
 * the old entry. Times are in UTC, which needs no time zone table. A day visit is a date without a time.
 */
export function calendarFile(entry: CalendarEntry): CalendarFile | null {
  const { bookingId, version, cancelled, document, organizer, stamp } = entry
  const duration = document.booking_total_duration
  if (!duration?.start || !duration.end) return null
  const method = cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH
  const calendar = ical({ prodId: { company: 'Huoltovaraus', product: 'Ajanvaraus', language: 'FI' }, method })
  calendar.createEvent({
    id: calendarUid(bookingId, hostOf(organizer.address)),
    sequence: version - 1,
    stamp,
    ...during(duration.start, duration.end, duration.time_selection_type === 'DAY_ONLY'),
    summary: oneLine(`Varattu aika: ${document.organization?.name ?? ''}`),
    location: oneLine(workshopAddress(document.organization)),
    description: entryText(factsFor('calendarEntry', document)).map(oneLine).join('\n'),
    // A parameter value cannot contain a quotation mark.
    organizer: { name: oneLine(organizer.name).replaceAll('"', '') || organizer.address, email: organizer.address },
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return { method, content: `${calendar.toString()}\r\n` }
}

/** Converts dates as UTC, because the library writes them in UTC. The end of a day visit is the next day. */
const during = (start: string, end: string, dayOnly: boolean) =>
  dayOnly
    ? { allDay: true, start: new Date(dateOf(start)), end: new Date(addDays(dateOf(end), 1)) }
    : { start: instantOf(start), end: instantOf(end) }
