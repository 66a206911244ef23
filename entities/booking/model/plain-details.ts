import type { ReservationDetails } from '#shared/api/nouns/reservation'

/** Reservation details of a visit without a delivery option or a key locker (TM-19). */
export const PLAIN_DETAILS: ReservationDetails = {
  customerWaiting: false,
  importDate: null,
  pickupDate: null,
  towingRequired: false,
  vehicleLeftForDay: false,
  usingKeyLocker: false,
}
