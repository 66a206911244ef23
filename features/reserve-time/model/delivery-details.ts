import type { ReservationDetails } from '#shared/api/nouns/entities'

/** What is said with a reservation as long as nothing is chosen about bringing the car. */
export const plainDetails = (usesLocker: boolean): ReservationDetails => ({
  customerWaiting: false,
  importDate: null,
  pickupDate: null,
  towingRequired: false,
  vehicleLeftForDay: false,
  usingKeyLocker: usesLocker,
})
