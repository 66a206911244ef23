/** Exports of the chunk `time`. */
export { Delivery } from '../delivery/delivery'
export { Enquiry } from '../enquiry/enquiry'
export { Gap } from '../offers/gap'
export { NoFreeTimes } from '../times/no-free-times'
export { DayList } from '../list/list'
export { ResourceSelect } from '../offers/resource-select'
export { createLazyOffers } from '../offers/lazy-offers'
export { TooManyHolds } from '../hold/too-many-holds'
