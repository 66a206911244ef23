export { leadDate, reservedDay, reservedTime, chosenTime, type ReservedTime } from './time/reserved-time'
export { PLAIN_DETAILS } from './time/plain-details'
export { bookingKey, offerToken, takeBookingKey, takeOfferToken } from './booking/booking-key'
export { BookingStore, bookingStore } from './booking/booking-store'
export { sendingStore, type SendingStore } from './booking/sending-store'
export { HoldStore, holdStore, type Sent } from './hold/hold-store'
export { readBooking, refreshBooking } from './booking/read-booking'
export { BookingFacts } from './ticket/booking-facts'
export { useBeforeContinue, OrderAside } from './panel/order-aside'
export {
  BookingParts,
  lazyBookingParts,
  type BookingNews,
  type BookingPage,
  type BookingPart,
  type BookingPartProps,
  type LoadParts,
} from './ticket/booking-parts'
export { ChosenTime, TimeText } from './time/chosen-time'
export { HoldNotice } from './hold/hold-notice'
export { OrderSummary } from './order/order-facts'
export { OrderRows } from './order/order-rows'
export { PriceChange } from './order/price-change'
export { PriceText } from './order/price-text'
export { StepAside } from './panel/step-aside'
export { ToOrder } from './panel/to-order'
export { Ticket, TicketActions, TicketHead } from './ticket/ticket'
