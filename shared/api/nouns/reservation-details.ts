/** What is said with a reservation: a noun of SPEC.md section 3, by itself for the first screen's sake, which reads bookings. */
import { boolean, object, string, type Infer } from 'superstruct'
import { orDefault, orNull } from './lenient'

export const ReservationDetails = object({
  customerWaiting: orDefault(boolean(), false),
  importDate: orNull(string()),
  pickupDate: orNull(string()),
  towingRequired: orDefault(boolean(), false),
  vehicleLeftForDay: orDefault(boolean(), false),
  usingKeyLocker: orDefault(boolean(), false),
})
export type ReservationDetails = Infer<typeof ReservationDetails>
