import type { ReservationDetails } from '#shared/api/nouns/entities'
import { addDays, isWeekend, type WallDate } from '#shared/date/wall-clock'
import { plainDetails } from './delivery-details'
import { needsLocker, type DeliveryOption } from './delivery-options'

/**
 * Returns the reservation details of an option for a visit on `day` (TM-19). `usesLocker` is the separate key locker
 * checkbox of the visitor. The import date is never before `today`.
 */
export function reservationDetailsOf(
  option: DeliveryOption | null,
  day: WallDate,
  usesLocker: boolean,
  today: WallDate,
): ReservationDetails {
  const plain = plainDetails(usesLocker)
  if (option === null) return plain
  const importDate = option.endsWith('DayBefore') ? workingDay(day, -1) : day
  return {
    ...plain,
    customerWaiting: option.startsWith('customerWaiting'),
    importDate: importDate < today ? today : importDate,
    pickupDate: option.endsWith('PickupNextDay') ? workingDay(day, 1) : day,
    vehicleLeftForDay: option.startsWith('vehicleLeftForDay'),
    usingKeyLocker: usesLocker || needsLocker(option),
  }
}

/** Returns the nearest working day before or after `day`. */
function workingDay(day: WallDate, step: 1 | -1): WallDate {
  const next = addDays(day, step)
  return isWeekend(next) ? workingDay(next, step) : next
}
