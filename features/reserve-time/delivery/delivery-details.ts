import type { ReservationDetails } from '#shared/api/nouns/entities'

/** Returns the reservation details of a booking without a delivery option. */
export const plainDetails = (usesLocker: boolean): ReservationDetails => ({
  customerWaiting: false,
  importDate: null,
  pickupDate: null,
  towingRequired: false,
  vehicleLeftForDay: false,
  usingKeyLocker: usesLocker,
})
