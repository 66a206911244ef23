/** The nouns of SPEC.md section 3, field names and casing as printed there (READINGS.md 26 to 28). */
import { array, boolean, coerce, nullable, number, object, optional, string, type, type Infer } from 'superstruct'
import { TimeSelectionType } from './enums'
import { Identifier, orDefault, orNull, text, texts } from './lenient'
import { ParameterChoice } from './product-parameters'

const PriceFields = object({
  normal_price: orNull(number()),
  active_price: orNull(number()),
  has_public_campaign: orDefault(boolean(), false),
  undefined: orDefault(boolean(), false),
})

/** Euros with at most two decimals. `undefined: true` says that the price is agreed later; it is never shown as zero. */
export type Price = Infer<typeof PriceFields>

/** A price, or a plain number of euros, which some lists send instead. */
export const Price = coerce(PriceFields, number(), (euros) => ({ normal_price: euros, active_price: euros }))

const VehicleFields = object({
  register_number: text(),
  make: text(),
  model: text(),
  classification: orNull(object({ id: number(), name: text() })),
  kilometers: orNull(number()),
})

export type Vehicle = Infer<typeof VehicleFields>

const withShortName = type({ regNbr: string(), register_number: optional(nullable(string())) })

/** A vehicle. `regNbr` and `register_number` are both in use; this is the one place that knows it (API-07). */
export const Vehicle = coerce(VehicleFields, withShortName, (vehicle) => ({
  ...vehicle,
  register_number: vehicle.register_number ?? vehicle.regNbr,
}))

/** A workshop. Times are `HH:mm:ss`; null where the server leaves them out. */
export const Organization = object({
  id: number(),
  name: string(),
  address: text(),
  post_code: text(),
  post_office: text(),
  opening_time: orNull(string()),
  closing_time: orNull(string()),
})
export type Organization = Infer<typeof Organization>

export const ProductReference = object({ id: Identifier, provider: text() })
export type ProductReference = Infer<typeof ProductReference>

/** `addedBy` is the product that brought it along; `customizations` are words that were said with it. */
export const OrderItem = object({
  product: ProductReference,
  description: text(),
  display_description: text(),
  price: orNull(Price),
  addedBy: orNull(Identifier),
  customizations: texts(),
})
export type OrderItem = Infer<typeof OrderItem>

/** A discount on the booking. Of a public one the visitor has entered no code. */
export const Discount = object({ isPublic: orDefault(boolean(), false), code: text() })
export type Discount = Infer<typeof Discount>

export const ProductParameter = object({ parameterCode: string(), selectedValue: orNull(string()) })
export type ProductParameter = Infer<typeof ProductParameter>

export const Symptom = object({ id: orNull(Identifier), description: string() })
export type Symptom = Infer<typeof Symptom>

export const Customer = object({
  first_name: text(),
  last_name: text(),
  address: text(),
  post_code: text(),
  post_office: text(),
  phone_number: text(),
  email: text(),
  preferred_contact_method: orDefault(string(), 'EMAIL'),
  company_name: text(),
  customer_type: text(),
  direct_marketing_allowed: orDefault(boolean(), false),
  service_contract: orDefault(boolean(), false),
})
export type Customer = Infer<typeof Customer>

/** The reserved time, wall-clock `YYYY-MM-DDTHH:mm:ss`. `start` is null as long as nothing is reserved. */
export const BookingDuration = object({
  time_selection_type: orNull(TimeSelectionType),
  start: orNull(string()),
  end: orNull(string()),
  /** For how long after the session's last call the time stays held; null where the server does not say. */
  held_seconds: orNull(number()),
})
export type BookingDuration = Infer<typeof BookingDuration>

/** What is said with a reservation. */
export const ReservationDetails = object({
  customerWaiting: orDefault(boolean(), false),
  importDate: orNull(string()),
  pickupDate: orNull(string()),
  towingRequired: orDefault(boolean(), false),
  vehicleLeftForDay: orDefault(boolean(), false),
  usingKeyLocker: orDefault(boolean(), false),
})
export type ReservationDetails = Infer<typeof ReservationDetails>

/** The booking of this session, as the server has it: all that the visitor has chosen so far. */
export const Booking = object({
  organization: orNull(Organization),
  vehicle: orNull(Vehicle),
  kilometers: orNull(number()),
  notes: text(),
  symptoms: orDefault(array(Symptom), []),
  discounts: orDefault(array(Discount), []),
  customer: orNull(Customer),
  order_items: orDefault(array(OrderItem), []),
  price: orNull(Price),
  booking_total_duration: orNull(BookingDuration),
  product_parameters: orDefault(array(ProductParameter), []),
  product_parameter_choices: orDefault(array(ParameterChoice), []),
  service_code: orNull(string()),
  lead_date: orNull(string()),
  lead: orDefault(boolean(), false),
  /** What was said with the reservation. */
  reservation_details: orNull(ReservationDetails),
})
export type Booking = Infer<typeof Booking>

/** `bookingKey` opens the booking later; a server need not tell it here, it is in the confirmation too. */
export const SavedBooking = object({ bookingKey: orNull(string()) })
export type SavedBooking = Infer<typeof SavedBooking>
