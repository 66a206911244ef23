export { CalendarStore, type Wish } from './model/calendar-store'
export type { Slot } from './model/calendar-rules'
export {
  calendarLabels,
  dateFieldLabels,
  dayName,
  keyboardHelp,
  monthChanged,
  selectedDay,
} from './model/calendar-words'
