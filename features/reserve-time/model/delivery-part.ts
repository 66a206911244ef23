import type { Booking } from '#shared/api/nouns/entities'
import type { ReservationDetails } from '#shared/api/nouns/free-days'
import type { WallDate } from '#shared/date/wall-clock'

/** What the reservation asks of the delivery options, once they are here. */
export interface DeliveryPart {
  /**
   * Sends what is still to be sent of the choice; where the chosen day is none that is booked as a whole, takes back what
   * is stored. Resolves to whether the server has it; never rejects.
   */
  flush(): Promise<boolean>
  /** Takes back what is stored, for an enquiry. What is ticked stays so, should the visitor come back to it. */
  clear(): Promise<boolean>
  /** What follows from the choice for the visit on `day`. */
  details(day: WallDate, usesLocker: boolean): ReservationDetails
}

/** A choice is stored, made on an earlier visit to the step perhaps: it has to be shown, or taken back. */
export const hasDeliveryChoice = (booking: Booking | null): boolean =>
  booking?.product_parameters.some(
    ({ parameterCode, selectedValue }) =>
      selectedValue === 'true' && /^(customerWaiting|vehicleLeftFor)/.test(parameterCode),
  ) ?? false
