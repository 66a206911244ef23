/** How the car comes and goes on a day reservation (SPEC.md section 3): parameters of the booking, by their codes. */

/** `'true'` for the one that was chosen. `customerWaitingInfoWeekend` informs, and is nothing to choose (READINGS.md 2). */
export const DELIVERY_FLAGS = [
  'customerWaitingMorning',
  'customerWaitingEvening',
  'customerWaitingInfoWeekend',
  'vehicleLeftForDayPickupBeforeClosingTime',
  'vehicleLeftForDayKeyDeliveryDayBefore',
  'vehicleLeftForDayKeyDeliveryUsingLockerDayBefore',
  'vehicleLeftForDayKeyDeliveryInTheMorningUsingLocker',
  'vehicleLeftForEveningKeyDeliveryToServiceAdvisor',
  'vehicleLeftForEveningKeyDeliveryUsingLocker',
  'vehicleLeftForEveningKeyDeliveryToServiceAdvisorVehiclePickupNextDay',
  'vehicleLeftForEveningUsingLockerVehiclePickupNextDay',
] as const
export type DeliveryFlag = (typeof DELIVERY_FLAGS)[number]

/** The parameter of a booking that tells in words how the car comes and goes, beside the flag of the choice (SPEC.md section 3). */
export const DETAILS_TEXT = 'RESERVATION_DETAILS_TEXT'
