export {
  amountBefore,
  amountOf,
  isPartialTotal,
  isTimeChosen,
  itemName,
  reservedDay,
  reservedTime,
  totalAmount,
  type ReservedTime,
} from './model/booking-rules'
export { BookingStore, bookingStore } from './model/booking-store'
export { ChosenTime } from './ui/chosen-time'
export { OrderRows } from './ui/order-rows'
export { OrderSummary } from './ui/order-summary'
export { PriceText } from './ui/price-text'
export { StepAside } from './ui/step-aside'
