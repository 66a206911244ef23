import { EditRequest } from '#shared/api/nouns/edit-request'
import {
  Booking,
  BookingDuration,
  Customer,
  Discount,
  OrderItem,
  Price,
  ProductParameter,
  ProductReference,
  ReservationDetails,
  SavedBooking,
  Symptom,
  Vehicle,
} from '#shared/api/nouns/entities'
import { LookupStatus, ProcessType, ShiftPosition, TimeSelectionType } from '#shared/api/nouns/enums'
import { noun, type Nouns } from '../noun'

/** The booking and what it consists of. */
export const bookingNouns: Nouns = {
  Booking: noun(Booking, 'The booking of the session: all that the visitor has chosen so far.'),
  BookingDuration: noun(
    BookingDuration,
    'The reserved time. `start` is null as long as nothing is reserved; `held_seconds` is for how long after the session’s last call it stays held, null where that is not told.',
  ),
  Customer: noun(Customer, 'Who books.'),
  Discount: noun(Discount, 'A discount on the booking; of a public one the visitor has entered no code.'),
  EditRequest: noun(
    EditRequest,
    'A wish to change or cancel a booking. `reservedDate` is `DD.MM.YYYY HH:mm`, `organization` the workshop’s id.',
  ),
  LookupStatus: noun(LookupStatus, 'Whether something was found.'),
  OrderItem: noun(
    OrderItem,
    'A row of the order; `display_description`, where it is given, is shown instead. `addedBy` is the product that brought it along, `customizations` are words that were said with it.',
  ),
  Price: noun(
    Price,
    'A price in euros. `undefined: true` says that it is agreed later. A plain number is read as both prices.',
  ),
  ProcessType: noun(ProcessType, 'What a session is about.'),
  ProductParameter: noun(ProductParameter, 'Something set for the booking, the delivery options among it.'),
  ProductReference: noun(ProductReference, 'A product of the chain’s own system, and who provides it.'),
  ReservationDetails: noun(ReservationDetails, 'How the vehicle comes and goes.'),
  SavedBooking: noun(SavedBooking, '`bookingKey` opens the booking later; it need not be told here.'),
  ShiftPosition: noun(ShiftPosition, 'Before or after the workshop’s change of shift.'),
  Symptom: noun(Symptom, 'A fault in the visitor’s own words; it is not part of the price.'),
  TimeSelectionType: noun(TimeSelectionType, 'Whether a time is reserved to the minute or as a day.'),
  Vehicle: noun(Vehicle, 'A vehicle. `regNbr` is read as `register_number` too.'),
}
