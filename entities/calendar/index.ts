export { CalendarStore } from './model/calendar-store'
export type { Slot } from './model/calendar-rules'
