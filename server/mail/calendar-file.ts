import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { BookingDocument } from '../domain/booking-document'
import { addDays, dateOf } from '#shared/date/wall-clock'
import { instantOf } from './instant'
import type { CalendarFile, Mailbox } from './mail'
import { registerNumberOf, servicesOf, workshopAddress } from './letters/visit'
import { oneLine } from './plain'

export interface CalendarEntry {
  readonly bookingId: string
  /** Starts from 1 and goes up with each change: which of two files is the newer one. */
  readonly version: number
  readonly cancelled: boolean
  readonly document: BookingDocument
  readonly organizer: Mailbox
  /** When the message was made. */
  readonly stamp: Date
}

/**
 * The visit as an iCalendar file; null of a time enquiry, which has no time yet. Published rather than requested: nobody is
 * to answer it. The same booking has the same UID for ever, so that a move or a cancellation takes the old entry's place.
 * Times are written in UTC, which needs no table of Finland's clock changes; a day visit is a date without a time.
 */
export function calendarFile(entry: CalendarEntry): CalendarFile | null {
  const { bookingId, version, cancelled, document, organizer, stamp } = entry
  const duration = document.booking_total_duration
  if (!duration?.start || !duration.end) return null
  const method = cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH
  const calendar = ical({ prodId: { company: 'Huoltovaraus', product: 'Ajanvaraus', language: 'FI' }, method })
  calendar.createEvent({
    id: `${bookingId}@${organizer.address.slice(organizer.address.lastIndexOf('@') + 1)}`,
    sequence: version - 1,
    stamp,
    ...during(duration.start, duration.end, duration.time_selection_type === 'DAY_ONLY'),
    summary: oneLine(`Varattu aika: ${document.organization?.name ?? ''}`),
    location: oneLine(workshopAddress(document.organization)),
    description: [registerNumberOf(document), ...servicesOf(document)].map(oneLine).join('\n'),
    // A quotation mark cannot be written in a parameter.
    organizer: { name: oneLine(organizer.name).replaceAll('"', '') || organizer.address, email: organizer.address },
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return { method, content: `${calendar.toString()}\r\n` }
}

/** A date is read as UTC, because that is what the library writes it in; its end is the day after. */
const during = (start: string, end: string, dayOnly: boolean) =>
  dayOnly
    ? { allDay: true, start: new Date(dateOf(start)), end: new Date(addDays(dateOf(end), 1)) }
    : { start: instantOf(start), end: instantOf(end) }
