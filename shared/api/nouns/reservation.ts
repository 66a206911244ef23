/** The reserved time of a booking, and what is agreed with it (specification section 3). */
import { nullable, object, string, type Infer } from 'superstruct'
import { TimeSelectionType } from './enums'
import { ifValid, known, orDefault, orNull } from './lenient'
import { Amount, AmountOrNull, DayOrDateTimeOrNull, Flag } from './values'

/** The reserved time, wall-clock `YYYY-MM-DDTHH:mm:ss`. `start` is null until a time is reserved. */
export const BookingDuration = object({
  time_selection_type: orNull(known(nullable(TimeSelectionType), null)),
  start: DayOrDateTimeOrNull,
  end: DayOrDateTimeOrNull,
  /** Seconds for which the time stays held after the session's last call, or null if the server omits it. */
  held_seconds: AmountOrNull,
  /** Extension: seconds after which the time is free again however many calls follow. */
  held_seconds_at_most: ifValid(Amount),
})
export type BookingDuration = Infer<typeof BookingDuration>

/** Delivery details that accompany a reservation. */
export const ReservationDetails = object({
  customerWaiting: orDefault(Flag, false),
  importDate: orNull(string()),
  pickupDate: orNull(string()),
  towingRequired: orDefault(Flag, false),
  vehicleLeftForDay: orDefault(Flag, false),
  usingKeyLocker: orDefault(Flag, false),
})
export type ReservationDetails = Infer<typeof ReservationDetails>
