import { object, string, type Infer } from 'superstruct'
import { orNull } from './lenient'

/** `bookingKey` opens the booking later; a server need not tell it here, it is in the confirmation too. */
export const SavedBooking = object({ bookingKey: orNull(string()) })
export type SavedBooking = Infer<typeof SavedBooking>
