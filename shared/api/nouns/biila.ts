import { nullable, object, type Infer } from 'superstruct'
import { ifValid, listOf } from './lenient'
import { ProductSuggestion } from './products'
import { SentDateTime } from './sent-texts'
import { Amount, DateTime, DateTimeOrNull } from './values'

/** Available and chosen pick-up and return times of the car, wall-clock `YYYY-MM-DDTHH:mm:ss`. */
export const BiilaTimes = object({
  pickupTimes: listOf(DateTime),
  returnTimes: listOf(DateTime),
  pickup: DateTimeOrNull,
  return: DateTimeOrNull,
  /** The product of the service with its price; an extension. */
  product: ifValid(nullable(ProductSuggestion)),
  /** Length of the window that begins at each time; an extension. */
  windowMinutes: ifValid(Amount),
  /** Minutes of work in the visit; an extension. */
  visitMinutes: ifValid(Amount),
})
export type BiilaTimes = Infer<typeof BiilaTimes>

/** One of the available times. */
export const WantedDate = object({ wantedDate: SentDateTime })

/** Codes of the product parameters with the customer's addresses. */
export const PICKUP_ADDRESS = 'PICKUP_ADDRESS'
export const RETURN_ADDRESS = 'RETURN_ADDRESS'
