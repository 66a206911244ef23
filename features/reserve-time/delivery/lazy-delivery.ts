import type { Booking, ReservationDetails } from '#shared/api/nouns/entities'
import type { WallDate } from '#shared/date/wall-clock'

/** The part of the lazily loaded delivery options that the reservation uses. */
export interface LazyDelivery {
  /**
   * Saves pending changes of the choice. For an enquiry or an exact time, clears the stored choice but keeps it ticked,
   * in case the visitor returns to a day reservation. Resolves to true if the server has the choice. Never rejects.
   */
  flush(): Promise<boolean>
  /** Returns the reservation details that follow from the choice for a visit on `day`. */
  details(day: WallDate, usesLocker: boolean): ReservationDetails
}

/** Returns true if the stored delivery choice uses the key locker. The locker checkbox of the visitor is separate. */
export const asksForLocker = (booking: Booking | null): boolean =>
  booking?.product_parameters.some(
    ({ parameterCode, selectedValue }) => selectedValue === 'true' && parameterCode.includes('UsingLocker'),
  ) ?? false

/** Returns true if a delivery choice is stored, possibly from an earlier visit. It must then be shown or cleared. */
export const hasDeliveryChoice = (booking: Booking | null): boolean =>
  booking?.product_parameters.some(
    ({ parameterCode, selectedValue }) =>
      selectedValue === 'true' && /^(customerWaiting|vehicleLeftFor)/.test(parameterCode),
  ) ?? false
