/** Free times (specification section 3). */
import { object, type Infer } from 'superstruct'
import { ifValid, listOf } from './lenient'
import { Amount, DateTimeOrTime, Day, flagOr } from './values'

/** Start and end, either wall-clock `YYYY-MM-DDTHH:mm:ss` or `HH:mm:ss` of the enclosing day. */
export const CalendarSlot = object({ startTime: DateTimeOrTime, endTime: DateTimeOrTime })
export type CalendarSlot = Infer<typeof CalendarSlot>

export const FreeDay = object({
  date: Day,
  calendarSlots: listOf(CalendarSlot),
  exactTimesAvailable: flagOr(false),
  onlyDayTimesAvailable: flagOr(false),
  /** Replacement cars that are free on the day, if the order has one and the workshop counts them; an extension. */
  replacementCars: ifValid(Amount),
})
export type FreeDay = Infer<typeof FreeDay>
