import type { Booking, ReservationDetails } from '#shared/api/nouns/entities'
import type { WallDate } from '#shared/date/wall-clock'

/** What the reservation asks of the delivery options, once they are here. */
export interface DeliveryPart {
  /**
   * Sends what is still to be sent of the choice; for an enquiry or a time of the day, takes back what is stored, and
   * leaves it ticked, should the visitor come back to a day that is booked as a whole. Resolves to whether the server has
   * it; never rejects.
   */
  flush(): Promise<boolean>
  /** What follows from the choice for the visit on `day`. */
  details(day: WallDate, usesLocker: boolean): ReservationDetails
}

/** The key locker is asked for by the stored choice, and not by the visitor's own tick. */
export const asksForLocker = (booking: Booking | null): boolean =>
  booking?.product_parameters.some(
    ({ parameterCode, selectedValue }) => selectedValue === 'true' && parameterCode.includes('UsingLocker'),
  ) ?? false

/** A choice is stored, made on an earlier visit to the step perhaps: it has to be shown, or taken back. */
export const hasDeliveryChoice = (booking: Booking | null): boolean =>
  booking?.product_parameters.some(
    ({ parameterCode, selectedValue }) =>
      selectedValue === 'true' && /^(customerWaiting|vehicleLeftFor)/.test(parameterCode),
  ) ?? false
