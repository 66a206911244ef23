export { leadDate, reservedDay, reservedTime, chosenTime, type ReservedTime } from './model/reserved-time'
export { PLAIN_DETAILS } from './model/plain-details'
export { bookingKey, offerToken, takeBookingKey, takeOfferToken } from './model/booking-key'
export { BookingStore, bookingStore } from './model/booking-store'
export type { Completion, LoadCompletion, SentKind } from './model/completion'
export { sendingStore, type SendingStore } from './model/sending-store'
export { HoldStore, holdStore, type Sent } from './model/hold-store'
export { readBooking, refreshBooking } from './model/read-booking'
export { BookingFacts } from './ui/ticket/booking-facts'
export { useBeforeContinue, OrderAside } from './ui/panel/order-aside'
export {
  BookingParts,
  lazyBookingParts,
  type BookingNews,
  type BookingPage,
  type BookingPart,
  type BookingPartProps,
  type LoadParts,
} from './ui/ticket/booking-parts'
export { ChosenTime, TimeText } from './ui/time/chosen-time'
export { HoldNotice } from './ui/hold/hold-notice'
export { OrderSummary } from './ui/order/order-facts'
export { OrderRows } from './ui/order/order-rows'
export { PriceChange } from './ui/order/price-change'
export { PriceText } from './ui/order/price-text'
export type { DescribedNeeds, Needs, NeedsProps } from './ui/panel/needs'
export { StepAside } from './ui/panel/step-aside'
export { ToOrder } from './ui/panel/to-order'
export { Ticket, TicketActions, TicketHead } from './ui/ticket/ticket'
