/** What the chunk `time-extra` holds. */
export { NoFreeTimes } from './no-free-times'
