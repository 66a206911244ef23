/** What the chunk `time-extra` holds. */
export { Delivery } from './delivery'
export { Enquiry } from './enquiry'
export { NoFreeTimes } from './no-free-times'
export { DayList } from './list'
