export { CalendarStore, type PresentTime, type TimeRequest } from './model/calendar-store'
export {
  bookableDays,
  dayFault,
  isDayOnly,
  slotsOf,
  type CalendarLimits,
  type DayFault,
  type Slot,
} from './model/calendar-rules'
export {
  calendarLabels,
  calendarLegend,
  dateFieldLabels,
  freeDayLabel,
  keyboardHelp,
  pickDayLabel,
  type CalendarWords,
} from './model/calendar-words'
export { useCalendarWords } from './model/use-calendar-words'
export { monthsFrom } from './model/months-view'
export { lockerTimesOf, withLocker } from './model/locker'
export { FreeMonths, type Period } from './model/free-months'
export { workingDay } from './model/working-days'
export { isAwayAllDay, isInShift, shiftHours, type WorkshopHours } from './model/workshop-day'
export {
  ChoiceUnsaved,
  type CreateTimeExtra,
  type LoadTimeExtra,
  type SelectedTime,
  type TimeExtra,
  type TimeExtraParts,
  type TimeExtraStore,
} from './model/time-extra'
export type { TimeStep } from './model/time-step'
