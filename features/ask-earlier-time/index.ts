export { EarlierTime } from './ui/booking-part'
export { withOffer } from './ui/with-offer'
