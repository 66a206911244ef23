/** Exports of this slice's part of the chunk `time`. */
export { Enquiry } from './enquiry/enquiry'
export { NoFreeTimes } from './times/no-free-times'
export { DayList } from './list/list'
export { TooManyTimes } from './hold/too-many-times'
