import { Struct } from 'superstruct'
import type { Schema } from '#shared/api/endpoint'
import * as biila from '#shared/api/nouns/biila'
import * as booking from '#shared/api/nouns/booking'
import * as cardPayment from '#shared/api/nouns/card-payment'
import * as credit from '#shared/api/nouns/credit'
import * as creditCustomer from '#shared/api/nouns/credit-customer'
import * as customer from '#shared/api/nouns/customer'
import * as earlierTime from '#shared/api/nouns/earlier-time'
import * as editRequest from '#shared/api/nouns/edit-request'
import * as enums from '#shared/api/nouns/enums'
import * as freeDays from '#shared/api/nouns/free-days'
import * as order from '#shared/api/nouns/order'
import * as organizations from '#shared/api/nouns/organizations'
import * as payment from '#shared/api/nouns/payment'
import * as paymentBooking from '#shared/api/nouns/payment-booking'
import * as price from '#shared/api/nouns/price'
import * as productParameters from '#shared/api/nouns/product-parameters'
import * as products from '#shared/api/nouns/products'
import * as reservation from '#shared/api/nouns/reservation'
import * as resources from '#shared/api/nouns/resources'
import * as savedBooking from '#shared/api/nouns/saved-booking'
import * as serviceTicket from '#shared/api/nouns/service-ticket'
import * as settings from '#shared/api/nouns/settings'
import * as shownPrice from '#shared/api/nouns/shown-price'
import * as suggestions from '#shared/api/nouns/suggestions'
import * as trade from '#shared/api/nouns/trade'
import * as vehicle from '#shared/api/nouns/vehicle'
import * as visit from '#shared/api/nouns/visit'
import * as withdrawal from '#shared/api/nouns/withdrawal'

/** A struct of shared/api/nouns that the document describes as a named component. */
interface Noun {
  readonly struct: Schema
  readonly description: string
}

const structs = {
  ...biila,
  ...booking,
  ...cardPayment,
  ...credit,
  ...creditCustomer,
  ...customer,
  ...earlierTime,
  ...editRequest,
  ...enums,
  ...freeDays,
  ...order,
  ...organizations,
  ...payment,
  ...paymentBooking,
  ...price,
  ...productParameters,
  ...products,
  ...reservation,
  ...resources,
  ...savedBooking,
  ...serviceTicket,
  ...settings,
  ...shownPrice,
  ...suggestions,
  ...trade,
  ...vehicle,
  ...visit,
  ...withdrawal,
}

/** Description of each component, by the name of its struct. */
const descriptions: Readonly<Partial<Record<keyof typeof structs, string>>> = {
  // The booking and its parts.
  Booking: 'The booking of the session with all of the visitor’s choices.',
  BookingDuration:
    'The reserved time. `start` is null if no time is reserved. `held_seconds` is how long the hold lasts after the session’s last call, or null if unknown; `held_seconds_at_most` is how long it lasts however many calls follow.',
  CalendarIdentity: 'UID and SEQUENCE of the visit’s calendar entry, the same in every mail.',
  Customer: 'The customer.',
  Discount: 'A discount on the booking. A public discount needs no code. `saved` is what it saves in euros.',
  EditRequest:
    'A request to change or cancel a booking. `reservedDate` is `DD.MM.YYYY HH:mm`, `organization` the workshop’s id.',
  Withdrawal:
    'The customer’s right of withdrawal: its last day, the wish that the work begins before that day ends, and when the customer has withdrawn.',
  Leasing: 'The service contract’s leasing company and contract; empty if unknown.',
  LookupStatus: 'Result of a search: found or not.',
  OrderItem:
    'A row of the order. If `display_description` is given, it is shown instead of the description. `addedBy` is the product that added this one automatically, `customizations` are texts attached to the row.',
  PaymentSummary:
    'The server’s own figures of the booking’s payments in euros: paid by card, on credit, still due at the workshop (null if agreed later), and returned to the card. Before the order is sent, `refund` is what sending it will return.',
  Price: 'A price in euros. `undefined: true` means that it is agreed later. A plain number is read as both prices.',
  PriceKind: 'What a price promises: an estimate, a price that is never exceeded, or the final one.',
  ProductParameter: 'A parameter of the booking, for example a delivery option.',
  ProductReference: 'A product of the chain’s own system, with its provider.',
  ReservationDetails: 'How the vehicle is brought and picked up.',
  SavedBooking:
    '`bookingKey` opens the saved booking later. `booking` is the booking as saved, `calendarEntry` the identity of its calendar entry, `extensions` the names of `GET /settings`. All are optional.',
  ShownPrice:
    'The price of an order as the visitor saw it: its total in euros (null if agreed later), whether a row is agreed later, what the total promises, its rows, and the discount codes with what they save.',
  ShownRow:
    'A row of an order as the visitor saw it. `price` is in euros, null if agreed later. `product` is null for a row that is no product.',
  StoredBooking:
    'A saved booking with what the workshop tells of its visit: its state, the path of the page that stops its reminders, and what may still be done.',
  EndedBooking: 'A cancelled booking as its customer is told of it, without the contact details.',
  ShiftPosition: 'The shift before or after the workshop’s shift change.',
  Symptom: 'A fault in the visitor’s own words, not included in the price.',
  TimeSelectionType: 'How a time is reserved: to the minute, for the whole day, or as hour service.',
  Vehicle: 'A vehicle. `regNbr` is also accepted as `register_number`.',
  // Extension earlierTime.
  EarlierTimeOffer:
    'A time that is held for a booking. `heldUntil` and `heldSeconds` say until when an open offer can be taken. `currentStart` and `currentEnd` are the time that the booking has. `canTake` is whether it can be taken now, `isWaiting` whether the customer is told of further times.',
  EarlierTimeOfferState:
    'Only an OPEN offer can be taken. DROPPED: the booking was changed or cancelled, or the wish withdrawn.',
  EarlierTimes:
    'How a booking stands: whether an earlier time can be asked for, the wish, and the open offer. `freeStart` is a wanted time that is free now and that anybody can book.',
  EarlierTimeWish:
    'The earlier times that a customer wants: from the day `earliest` on, on these weekdays (1 is Monday), in this shift or in both, and at least `noticeHours` after the offer.',
  // Workshops, their settings and their free times.
  CalendarSlot: 'Start and end of a slot: date-times, or `HH:mm:ss` of the day that contains the slot.',
  DifferingDay:
    'A day from Monday to Friday on which the hours of a workshop’s desk differ from the usual ones (`HH:mm:ss`). Both times are null if it is closed.',
  FreeDay: 'A day with free times, to the minute or for the whole day.',
  InfoText: 'A text for the visitor, set by the chain. Plain text with line breaks, not HTML.',
  NearbyOrganization:
    'A workshop with its straight-line distance in kilometres. The distance is null if its position is unknown.',
  NextFreeTime: '`firstFreeTime` is a date or a date-time, or null if the workshop has no free time.',
  Organization:
    'A workshop. Times are `HH:mm:ss`, or null if the server omits them. `closed_days` are the days on which its hours differ: those of the next week in a list, and those of a week before and after the visit in a booking.',
  OrganizationInfoText: 'An info text with the workshop it belongs to.',
  OrganizationSettings:
    'Settings that limit a workshop’s calendar. `carenceDays` is how many days from today cannot be booked; it is higher with a tire hotel pick-up in the session’s cart. Also the time of the shift change (`HH:mm:ss`), and whether there is a key locker. `closed_days` are the days of the next twelve months that differ, in an answer about one workshop; without the field only weekends are known to be closed.',
  RedirectSetting: 'Address of a process without screens: a path of the site, or https.',
  ResourceAbsence: 'A time during which a mechanic or a lift is unavailable.',
  SelectableResource: 'A mechanic or a lift that customers may select.',
  ServicelaneSettings: 'The express lane, where a car is served without an appointment.',
  // Offers and the cart.
  AdditionalProduct: 'A product suggested with another one. Has no suggestions itself.',
  CartItem: 'A product to add to or remove from the cart, once per product.',
  ExtraOrderItem: 'A row of an order that is not a product.',
  FullSuggestion: 'A product on offer, with its tire data if it is a tire.',
  Parameter: 'A parameter of a product, with its choices.',
  ParameterChoice: 'A choice made for a product. `parameterType` is the offered type.',
  ProductAdditionalData: 'Info text and parameters of a product.',
  ProductSuggestion: 'A product on offer with its parts and suggested products.',
  ServiceCategory: 'A category of extra services with its products.',
  SparePart: 'A spare part of a suggestion.',
  SuggestedTire: '`width` is in millimetres, `aspectRatio` in per cent, `rimDiameter` in inches.',
  SuggestionInfo: 'Additional information about a suggestion, as plain text.',
  SuggestionSubRow: 'A part of a suggestion, with its spare parts.',
  TirePackage: 'A set of tires with their fitting. `price` is the total; the price of an item is for one piece.',
  TireProducts: 'The products of a tire change. Null for a product that the workshop does not offer.',
  TireSizes: 'The sizes on sale, without duplicates, in ascending order.',
  // Credit and card payment.
  AmountSetting: 'The credit applied for if minPrice <= price < maxPrice.',
  BookPaymentStatus: 'Status of a payment. DENIED is a failure.',
  CardPaymentStatus:
    'Parameters that the provider’s page adds when it redirects the browser back. `paymentState` 0 means paid, any other value not paid.',
  CardPaymentToken: '`url` is the provider’s payment page, or null if the page is opened by the token alone.',
  Country: 'Country of a credit customer.',
  CreditAddress: 'Address of a credit customer.',
  CreditCustomer:
    'The applicant for credit. Government ids are write-only: a server passes them to the bank, does not store them and returns null in their place.',
  CreditInfo: 'Information about the credit, shown before the application.',
  CustomerType: 'An organization or a person.',
  InvoiceDeliveryType: 'How an invoice is delivered.',
  PaymentBookingRequest:
    'A request to pay with credit. The server determines all sums, the customer’s IP address and the bank’s callback itself.',
  PaymentMethod: 'A payment method for credit. Its limits apply to the credit and not to the price.',
  PaymentReference: 'The id of a payment, or null for the session’s latest one.',
  PaymentResult: '`signingUrl` is the page where the customer signs, or null if no signature is needed.',
  // Service tickets, makes, recalls, repairs and leasing.
  BiilaTimes: 'Times for picking up and returning the car, and the chosen ones.',
  InfoRow: 'Information about an item of a service ticket.',
  LeasingCompany: 'A leasing company.',
  LeasingContract: 'A type of contract of a leasing company.',
  Lift: 'A lift of a workshop.',
  Recall: 'A manufacturer’s recall that is still open for the vehicle. `issued` is a date.',
  RepairTarget: 'Something that can be repaired. `parentId` is the target that contains it, or null at the root.',
  ServiceCycle: 'A service interval in kilometers or months, whichever comes first.',
  ServiceTicket:
    'A workshop’s proposal to a customer. `expires` is the last valid day. `decision` is the answer to extra work.',
  ServiceTicketItem:
    'A proposed job. A remark has neither product nor price. `consequence` says what happens if the job is not done. `picture` is a path of the site or a `data:` address.',
  TicketDecision: 'The customer’s answer to extra work: `at` its time, `accepted` every accepted product.',
  Urgency: 'How soon a job should be done.',
  WantedDate: 'One of the offered times.',
  // Around the visit.
  StillPossible:
    'What the customer may still do. `withdraw` is what a withdrawal does: it cancels the booking with its refunds, or is only recorded; null if there is none. `earlier` is whether an earlier time can be asked for. `closed` is the code of the refusal to move or cancel.',
  VisitProgress: 'The state of a visit, and the wall-clock time since which it has it; null if unknown.',
  VisitState: 'A state of a visit: booked, car received, in work, ready, collected.',
}

/** Named components of the document. Every use of their structs refers to them. */
export const nouns: Readonly<Record<string, Noun>> = Object.fromEntries(
  Object.entries(structs).flatMap(([name, struct]) => {
    const description: unknown = Reflect.get(descriptions, name)
    return struct instanceof Struct && typeof description === 'string' ? [[name, { struct, description }]] : []
  }),
)
