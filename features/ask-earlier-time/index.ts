export { EarlierTime } from './ui/booking-part'
export { takeOfferToken } from './model/offer-link'
export { withOffer } from './ui/with-offer'
