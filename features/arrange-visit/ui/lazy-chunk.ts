/** Exports of this slice's part of the chunk `time`. */
export { Delivery } from './delivery/delivery'
export { DayMoved } from './delivery/day-moved'
export { VisitExtras } from './visit-extras'
