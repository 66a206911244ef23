/** Of SPEC.md section 7, «Booking completion and edits», what is done to a saved booking by its key: on one page alone. */
import { object, string } from 'superstruct'
import { endpoint } from '../endpoint'
import { Booking } from '../nouns/entities'

const BookingReference = object({ bookingKey: string(), registerNumber: string(), installationType: string() })

/** The session then changes the opened booking. */
export const openBooking = endpoint({
  method: 'POST',
  path: '/open-booking',
  query: BookingReference,
  output: Booking,
})

export const cancelBooking = endpoint({ method: 'POST', path: '/cancel-booking', query: BookingReference })
