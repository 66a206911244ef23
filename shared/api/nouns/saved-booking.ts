/** Saved bookings. */
import { array, object, string, type Infer } from 'superstruct'
import { Booking } from './booking'
import { asText, ifValid, orNull, text } from './lenient'
import { StillPossible, VisitProgress } from './visit'
import { Amount, Day } from './values'

/** Identity of the visit's calendar entry (RFC 5545), the same in every mail; an extension. `organizer` sends the mails. */
export const CalendarIdentity = object({
  uid: string(),
  sequence: Amount,
  organizer: ifValid(object({ name: text(), address: string() })),
})
export type CalendarIdentity = Infer<typeof CalendarIdentity>

/** A saved booking, with what the workshop tells of its visit. */
export const StoredBooking = object({
  ...Booking.schema,
  visit_state: ifValid(VisitProgress),
  reminder_stop_path: ifValid(string()),
  first_bookable_day: ifValid(Day),
  still_possible: ifValid(StillPossible),
})
export type StoredBooking = Infer<typeof StoredBooking>

/** What the customer of a cancelled booking is told of it; an extension of the response and of the refusal to open it. */
export const EndedBooking = object({ booking: ifValid(StoredBooking) })
export type EndedBooking = Infer<typeof EndedBooking>

/**
 * Response of POST /save-booking. `bookingKey` opens the booking later. It is null if the server sends it only in the
 * confirmation e-mail. `booking` is the booking as saved, an extension. `extensions` are those of GET /settings, for the
 * thanks screen, which makes no call.
 */
export const SavedBooking = object({
  bookingKey: orNull(asText),
  booking: ifValid(StoredBooking),
  calendarEntry: ifValid(CalendarIdentity),
  extensions: ifValid(array(string())),
})
export type SavedBooking = Infer<typeof SavedBooking>
