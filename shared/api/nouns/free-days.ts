/** Free times (specification section 3). */
import { array, boolean, object, string, type Infer } from 'superstruct'
import { orDefault } from './lenient'

/** Start and end, either wall-clock `YYYY-MM-DDTHH:mm:ss` or `HH:mm:ss` of the enclosing day. */
export const CalendarSlot = object({ startTime: string(), endTime: string() })
export type CalendarSlot = Infer<typeof CalendarSlot>

export const FreeDay = object({
  date: string(),
  calendarSlots: orDefault(array(CalendarSlot), []),
  exactTimesAvailable: orDefault(boolean(), false),
  onlyDayTimesAvailable: orDefault(boolean(), false),
})
export type FreeDay = Infer<typeof FreeDay>
