/** Exports of the chunk `time`. */
export { Delivery } from './delivery'
export { Enquiry } from './enquiry'
export { Gap } from './gap'
export { NoFreeTimes } from './no-free-times'
export { DayList } from './list'
export { ResourceSelect } from './resource-select'
export { TooManyHolds } from './too-many-holds'
export { createLazyOffers } from '../model/lazy-offers'
