import { array, nullable, number, object, string, type Infer } from 'superstruct'
import { ifValid, orDefault, orNull } from './lenient'
import { ProductSuggestion } from './products'

/** Available and chosen pick-up and return times of the car, wall-clock `YYYY-MM-DDTHH:mm:ss`. */
export const BiilaTimes = object({
  pickupTimes: orDefault(array(string()), []),
  returnTimes: orDefault(array(string()), []),
  pickup: orNull(string()),
  return: orNull(string()),
  /** The product of the service with its price; an extension. */
  product: ifValid(nullable(ProductSuggestion)),
  /** Length of the window that begins at each time; an extension. */
  windowMinutes: ifValid(number()),
  /** Minutes of work in the visit; an extension. */
  visitMinutes: ifValid(number()),
})
export type BiilaTimes = Infer<typeof BiilaTimes>

/** One of the available times. */
export const WantedDate = object({ wantedDate: string() })

/** Codes of the product parameters with the customer's addresses. */
export const PICKUP_ADDRESS = 'PICKUP_ADDRESS'
export const RETURN_ADDRESS = 'RETURN_ADDRESS'
