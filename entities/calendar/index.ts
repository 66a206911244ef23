export { CalendarStore, type FreeTimesSource } from './model/calendar-store'
export { dayFault, isDayOnly, isFree, slotsOf, type CalendarLimits, type Slot } from './model/calendar-rules'
