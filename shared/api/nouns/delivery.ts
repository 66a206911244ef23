/**
 * Product parameters of a booking that describe how the car is delivered and collected on a day reservation
 * (specification section 3).
 */

/**
 * Codes of the parameters. The chosen one is `'true'`. `customerWaitingInfoWeekend` is informative and cannot be chosen
 * (reading 2).
 */
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

/**
 * Code of the parameter that describes the delivery in words, in addition to the flag of the chosen option
 * (specification section 3).
 */
export const DETAILS_TEXT = 'RESERVATION_DETAILS_TEXT'
