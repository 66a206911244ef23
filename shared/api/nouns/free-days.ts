/** Free times: nouns of SPEC.md section 3 that the time step needs. */
import { array, boolean, object, string, type Infer } from 'superstruct'
import { orDefault } from './lenient'

/** A start and an end, wall-clock `YYYY-MM-DDTHH:mm:ss`, or `HH:mm:ss` of the day they stand below. */
export const CalendarSlot = object({ startTime: string(), endTime: string() })
export type CalendarSlot = Infer<typeof CalendarSlot>

export const FreeDay = object({
  date: string(),
  calendarSlots: orDefault(array(CalendarSlot), []),
  exactTimesAvailable: orDefault(boolean(), false),
  onlyDayTimesAvailable: orDefault(boolean(), false),
})
export type FreeDay = Infer<typeof FreeDay>
