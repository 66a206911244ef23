/** What the rest of the server may use of this section. */
export { firstFreeDays } from './calls/free-times'
export { hasPickUp, minutesInCart, withNotice } from './calls/notice'
export { reserveLockerFor } from './calls/reserve-locker'
export { timeHandlers } from './calls/time'
export { isBookable } from './rules/calendar'
export { bookedTime, releaseLift, releaseLocker } from './store/booked-times'
export { type CalendarDependencies, Calendars } from './store/calendars'
export type { ChainFacts } from './store/chain-facts'
