import { array, object, string, type Infer } from 'superstruct'
import { orDefault, orNull } from './lenient'

/** When the car can be fetched and brought back, and what has been chosen of it; wall-clock `YYYY-MM-DDTHH:mm:ss`. */
export const BiilaTimes = object({
  pickupTimes: orDefault(array(string()), []),
  returnTimes: orDefault(array(string()), []),
  pickup: orNull(string()),
  return: orNull(string()),
})
export type BiilaTimes = Infer<typeof BiilaTimes>

/** A time of those offered. */
export const WantedDate = object({ wantedDate: string() })
