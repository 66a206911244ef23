import { EditRequest } from '#shared/api/nouns/edit-request'
import {
  Booking,
  BookingDuration,
  Customer,
  Discount,
  Leasing,
  OrderItem,
  PaymentSummary,
  Price,
  ProductParameter,
  ProductReference,
  ReservationDetails,
  Symptom,
  Vehicle,
} from '#shared/api/nouns/entities'
import { CalendarIdentity, SavedBooking } from '#shared/api/nouns/saved-booking'
import { LookupStatus, ProcessType, ShiftPosition, TimeSelectionType } from '#shared/api/nouns/enums'
import { noun, type Nouns } from '../noun'

/** Components of the booking and its parts. */
export const bookingNouns: Nouns = {
  Booking: noun(Booking, 'The booking of the session with all of the visitor’s choices.'),
  BookingDuration: noun(
    BookingDuration,
    'The reserved time. `start` is null if no time is reserved. `held_seconds` is how long the hold lasts after the session’s last call, or null if unknown; `held_seconds_at_most` is how long it lasts however many calls follow.',
  ),
  CalendarIdentity: noun(CalendarIdentity, 'UID and SEQUENCE of the visit’s calendar entry, the same in every mail.'),
  Customer: noun(Customer, 'The customer.'),
  Discount: noun(
    Discount,
    'A discount on the booking. A public discount needs no code. `saved` is what it saves in euros.',
  ),
  EditRequest: noun(
    EditRequest,
    'A request to change or cancel a booking. `reservedDate` is `DD.MM.YYYY HH:mm`, `organization` the workshop’s id.',
  ),
  Leasing: noun(Leasing, 'The service contract’s leasing company and contract; empty if unknown.'),
  LookupStatus: noun(LookupStatus, 'Result of a search: found or not.'),
  OrderItem: noun(
    OrderItem,
    'A row of the order. If `display_description` is given, it is shown instead of the description. `addedBy` is the product that added this one automatically, `customizations` are texts attached to the row.',
  ),
  PaymentSummary: noun(
    PaymentSummary,
    'The server’s own figures of the booking’s payments in euros: paid by card, on credit, still due at the workshop (null if agreed later), and returned to the card.',
  ),
  Price: noun(
    Price,
    'A price in euros. `undefined: true` means that it is agreed later. A plain number is read as both prices.',
  ),
  ProcessType: noun(ProcessType, 'The type of process that a session is for.'),
  ProductParameter: noun(ProductParameter, 'A parameter of the booking, for example a delivery option.'),
  ProductReference: noun(ProductReference, 'A product of the chain’s own system, with its provider.'),
  ReservationDetails: noun(ReservationDetails, 'How the vehicle is brought and picked up.'),
  SavedBooking: noun(
    SavedBooking,
    '`bookingKey` opens the saved booking later. `booking` is the booking as saved, `calendarEntry` the identity of its calendar entry. All are optional.',
  ),
  ShiftPosition: noun(ShiftPosition, 'The shift before or after the workshop’s shift change.'),
  Symptom: noun(Symptom, 'A fault in the visitor’s own words, not included in the price.'),
  TimeSelectionType: noun(
    TimeSelectionType,
    'How a time is reserved: to the minute, for the whole day, or as hour service.',
  ),
  Vehicle: noun(Vehicle, 'A vehicle. `regNbr` is also accepted as `register_number`.'),
}
