/** Free times (specification section 3). */
import { array, boolean, number, object, string, type Infer } from 'superstruct'
import { ifValid, orDefault } from './lenient'

/** Start and end, either wall-clock `YYYY-MM-DDTHH:mm:ss` or `HH:mm:ss` of the enclosing day. */
export const CalendarSlot = object({ startTime: string(), endTime: string() })
export type CalendarSlot = Infer<typeof CalendarSlot>

export const FreeDay = object({
  date: string(),
  calendarSlots: orDefault(array(CalendarSlot), []),
  exactTimesAvailable: orDefault(boolean(), false),
  onlyDayTimesAvailable: orDefault(boolean(), false),
  /** Replacement cars that are free on the day, if the order has one and the workshop counts them; an extension. */
  replacementCars: ifValid(number()),
})
export type FreeDay = Infer<typeof FreeDay>
