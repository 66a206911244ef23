/** The nouns of specification section 3, with its field names and casing (readings 26 to 28). */
import { array, coerce, enums, nullable, object, optional, string, type, unknown, type Infer } from 'superstruct'
import { ProcessType, ShiftPosition, TimeSelectionType } from './enums'
import { asText, Identifier, ifValid, known, listOf, orDefault, orNull, text, texts, validOrNull } from './lenient'
import { readNumber } from './read-value'
import { ParameterChoice } from './product-parameters'
import { DifferingDay } from './settings'
import type { OfVisit } from './visit'
import {
  Amount,
  AmountOrNull,
  DateTimeOrNull,
  Day,
  DayOrDateTimeOrNull,
  Flag,
  flagOr,
  Time,
  TimeOrNull,
} from './values'

/** What a price promises: an estimate, a price that is never exceeded, or the final one. */
export const PriceKind = enums(['estimate', 'maximum', 'fixed'])
export type PriceKind = Infer<typeof PriceKind>

const PriceFields = object({
  normal_price: AmountOrNull,
  active_price: AmountOrNull,
  has_public_campaign: flagOr(false),
  undefined: flagOr(false),
  /** Extensions. A server that leaves out the kind promises nothing. */
  kind: ifValid(PriceKind),
  /** How many percent the final price may exceed an estimate. */
  allowed_excess_percent: ifValid(Amount),
  /** True for goods, whose reduced price must be compared with the lowest one of 30 days (LW-05). */
  is_goods: ifValid(Flag),
  lowest_price_30_days: ifValid(Amount),
  /** Price without the visitor's discount code; missing if the code does not reduce it. */
  before_code: ifValid(Amount),
})

/** Euros with at most two decimals. `undefined: true` means that the price is agreed later. Never show it as zero. */
export type Price = Infer<typeof PriceFields>

/** A price, or a plain number of euros, which some lists contain instead. */
export const Price = coerce(PriceFields, unknown(), (value) => {
  const euros = readNumber(value)
  return euros === null ? value : { normal_price: euros, active_price: euros }
})

const VehicleFields = object({
  register_number: text(),
  make: text(),
  model: text(),
  classification: orNull(object({ id: Identifier, name: text() })),
  kilometers: AmountOrNull,
})

export type Vehicle = Infer<typeof VehicleFields>

const withShortName = type({ regNbr: string(), register_number: optional(nullable(string())) })

/**
 * A vehicle. Servers use both `regNbr` and `register_number`, and this struct alone normalises them to the latter
 * (API-07).
 */
export const Vehicle = coerce(VehicleFields, withShortName, (vehicle) => ({
  ...vehicle,
  register_number: vehicle.register_number ?? vehicle.regNbr,
}))

/** A workshop. Opening and closing times are `HH:mm:ss`, or null if the server omits them. */
export const Organization = object({
  id: Identifier,
  name: text(),
  address: text(),
  post_code: text(),
  post_office: text(),
  opening_time: TimeOrNull,
  closing_time: TimeOrNull,
  /** Extensions. */
  phone_number: ifValid(string()),
  /** Days on which its hours differ: the next ones in a list, those around the visit in a booking. */
  closed_days: ifValid(array(DifferingDay)),
  /** What the workshop tells whoever has chosen it; in a booking only. */
  info_text: ifValid(string()),
  /** How its key locker is used; in a booking only. */
  key_locker_text: ifValid(string()),
})
export type Organization = Infer<typeof Organization>

export const ProductReference = object({ id: Identifier, provider: text() })
export type ProductReference = Infer<typeof ProductReference>

/** `addedBy` is the id of the product that required this one. `customizations` are free-text remarks of the visitor. */
export const OrderItem = object({
  product: ProductReference,
  description: text(),
  display_description: text(),
  price: validOrNull(Price),
  addedBy: orNull(Identifier),
  customizations: texts(),
  /** Number of pieces that the price is for; an extension. */
  amount: ifValid(Amount),
  /** Names of the choices that decide the work and are not made; an extension. */
  open_choices: ifValid(array(string())),
})
export type OrderItem = Infer<typeof OrderItem>

/**
 * A discount on the booking. A public discount applies without a code from the visitor. `saved` is what it saves in
 * euros, an extension.
 */
export const Discount = object({ isPublic: flagOr(false), code: text(), saved: ifValid(Amount) })
export type Discount = Infer<typeof Discount>

export const ProductParameter = object({ parameterCode: asText, selectedValue: orNull(asText) })
export type ProductParameter = Infer<typeof ProductParameter>

export const Symptom = object({ id: orNull(Identifier), description: text() })
export type Symptom = Infer<typeof Symptom>

export const Customer = object({
  first_name: text(),
  last_name: text(),
  address: text(),
  post_code: text(),
  post_office: text(),
  phone_number: text(),
  email: text(),
  preferred_contact_method: orDefault(asText, 'EMAIL'),
  company_name: text(),
  customer_type: text(),
  direct_marketing_allowed: orDefault(Flag, false),
  service_contract: orDefault(Flag, false),
})
export type Customer = Infer<typeof Customer>

/** The reserved time, wall-clock `YYYY-MM-DDTHH:mm:ss`. `start` is null until a time is reserved. */
export const BookingDuration = object({
  time_selection_type: orNull(known(nullable(TimeSelectionType), null)),
  start: DayOrDateTimeOrNull,
  end: DayOrDateTimeOrNull,
  /** Seconds for which the time stays held after the session's last call, or null if the server omits it. */
  held_seconds: AmountOrNull,
  /** Extension: seconds after which the time is free again however many calls follow. */
  held_seconds_at_most: ifValid(Amount),
})
export type BookingDuration = Infer<typeof BookingDuration>

/** Delivery details that accompany a reservation. */
export const ReservationDetails = object({
  customerWaiting: orDefault(Flag, false),
  importDate: orNull(string()),
  pickupDate: orNull(string()),
  towingRequired: orDefault(Flag, false),
  vehicleLeftForDay: orDefault(Flag, false),
  usingKeyLocker: orDefault(Flag, false),
})
export type ReservationDetails = Infer<typeof ReservationDetails>

/** The same as the server tells them. */
const ToldDetails = object({
  ...ReservationDetails.schema,
  importDate: DayOrDateTimeOrNull,
  pickupDate: DayOrDateTimeOrNull,
})

/** The server's own figures of the booking's payments, in euros; an extension. */
export const PaymentSummary = object({
  /** Paid by card. */
  paid: Amount,
  /** The part of the price that an approved credit pays. */
  credit: Amount,
  /** Still to be paid at the workshop. Null if the price is agreed later. */
  due: AmountOrNull,
  /** To be returned or already returned to the card. Before the order is sent: what sending it will return. */
  refund: Amount,
  /** True while the bank has not decided on an application, or could not be asked. */
  credit_pending: ifValid(Flag),
})
export type PaymentSummary = Infer<typeof PaymentSummary>

/** Names of the leasing company and the contract, '' if unknown; an extension. */
export const Leasing = object({ company: text(), contract: text() })
export type Leasing = Infer<typeof Leasing>

/** The customer's right of withdrawal, `YYYY-MM-DD` and wall-clock time; an extension. */
export const Withdrawal = object({
  /** Last day on which the customer can withdraw. */
  until: Day,
  /** True if the customer wants the work to begin before that day ends. */
  early_start: flagOr(false),
  /** When the customer withdrew. */
  submitted_at: DateTimeOrNull,
})
export type Withdrawal = Infer<typeof Withdrawal>

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
})
/** A saved one, which `StoredBooking` reads, may also tell of its visit. */
export type Booking = Infer<typeof Booking> & OfVisit
