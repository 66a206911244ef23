/** What the chunk `time-extra` holds. */
export { Delivery } from './delivery'
export { NoFreeTimes } from './no-free-times'
