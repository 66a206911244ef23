import { array, object, string, type Infer } from 'superstruct'
import { orDefault, orNull } from './lenient'

/** Available and chosen pick-up and return times of the car, wall-clock `YYYY-MM-DDTHH:mm:ss`. */
export const BiilaTimes = object({
  pickupTimes: orDefault(array(string()), []),
  returnTimes: orDefault(array(string()), []),
  pickup: orNull(string()),
  return: orNull(string()),
})
export type BiilaTimes = Infer<typeof BiilaTimes>

/** One of the available times. */
export const WantedDate = object({ wantedDate: string() })
