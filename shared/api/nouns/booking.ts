/** The booking of a session (specification section 3), with its field names and casing (readings 26 to 28). */
import { array, nullable, object, string, type Infer } from 'superstruct'
import { Customer } from './customer'
import { ProcessType, ShiftPosition } from './enums'
import { asText, Identifier, ifValid, listOf, orNull, text, validOrNull } from './lenient'
import { Discount, OrderItem } from './order'
import { Organization } from './organizations'
import { Leasing, PaymentSummary } from './payment'
import { Price } from './price'
import { ParameterChoice, ProductParameter } from './product-parameters'
import { BookingDuration, ReservationDetails } from './reservation'
import { Amount, AmountOrNull, DateTimeOrNull, Day, DayOrDateTimeOrNull, Flag, flagOr, Time } from './values'
import { Vehicle } from './vehicle'
import type { OfVisit } from './visit'
import { Withdrawal } from './withdrawal'

export const Symptom = object({ id: orNull(Identifier), description: text() })
export type Symptom = Infer<typeof Symptom>

/** The same as the server tells them. */
const ToldDetails = object({
  ...ReservationDetails.schema,
  importDate: DayOrDateTimeOrNull,
  pickupDate: DayOrDateTimeOrNull,
})

/** Times at which the car is fetched and brought back, and the length of their windows; an extension. */
const Valet = object({ pickup: DateTimeOrNull, return: DateTimeOrNull, minutes: ifValid(Amount) })

/** From when to when on a day, and from which day to which; extensions. */
const Hours = object({ start: Time, end: Time })
const Days = object({ start: Day, end: Day })

/** The booking of this session as the server stores it, with all choices so far. */
export const Booking = object({
  organization: orNull(Organization),
  vehicle: orNull(Vehicle),
  kilometers: AmountOrNull,
  notes: text(),
  symptoms: listOf(Symptom),
  discounts: listOf(Discount),
  customer: orNull(Customer),
  order_items: listOf(OrderItem),
  price: validOrNull(Price),
  booking_total_duration: orNull(BookingDuration),
  product_parameters: listOf(ProductParameter),
  product_parameter_choices: listOf(ParameterChoice),
  service_code: orNull(asText),
  lead_date: DayOrDateTimeOrNull,
  lead: flagOr(false),
  reservation_details: validOrNull(ToldDetails),
  /** Rows of the order that are not products. */
  extra_order_items: ifValid(array(object({ description: text(), price: validOrNull(Price) }))),
  /** Extensions (reading 46). A server without one loses its line and nothing else. */
  payment: ifValid(PaymentSummary),
  /** Names of the mechanics or lifts that the customer chose. */
  mechanics: ifValid(array(string())),
  /** Hours of a day reservation's day between which the car may be brought. */
  arrival_hours: ifValid(Hours),
  /** The workshop's opening hours on the day of a day reservation. */
  day_hours: ifValid(Hours),
  /** Shift in which a day reservation's car is brought. */
  shift: ifValid(ShiftPosition),
  /** True if a key locker is reserved for the visit, false if all were taken. */
  key_locker_reserved: ifValid(Flag),
  leasing: ifValid(nullable(Leasing)),
  withdrawal: ifValid(Withdrawal),
  biila: ifValid(Valet),
  /** First and last day on which a replacement car is reserved; an extension. */
  replacement_car: ifValid(Days),
  /** The process in which it was made; an extension. */
  process_type: ifValid(ProcessType),
  /** What the booking is for, in the server's words; an extension. Without it `process_type` names it. */
  process_name: ifValid(string()),
  /** What the process's own module tells of the booking; an extension. `is_typed` says that the customer typed the text. */
  process_facts: ifValid(array(object({ label: string(), text: string(), is_typed: flagOr(false) }))),
})
/** A saved one, which `StoredBooking` reads, may also tell of its visit. */
export type Booking = Infer<typeof Booking> & OfVisit
