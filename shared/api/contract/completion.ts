/** SPEC.md section 7, «Booking completion and edits». */
import { array, number, object, string } from 'superstruct'
import { endpoint } from '../endpoint'
import { Booking } from '../nouns/entities'
import { ProcessType } from '../nouns/enums'
import { orDefault } from '../nouns/lenient'
import { SavedBooking } from '../nouns/saved-booking'

/** Idempotent by session and by the `Idempotency-Key` header: the same submit twice is one booking (READINGS.md 32). */
export const saveBooking = endpoint({
  method: 'POST',
  path: '/save-booking',
  output: orDefault(SavedBooking, { bookingKey: null }),
})

export const activeProcesses = endpoint({ method: 'GET', path: '/active-processes', output: array(ProcessType) })

export const enabledProcesses = endpoint({
  method: 'GET',
  path: '/enabled-processes-generic-online',
  query: object({ organizationId: number() }),
  output: array(ProcessType),
})

export const openBooking = endpoint({
  method: 'POST',
  path: '/open-booking',
  query: object({ bookingKey: string(), registerNumber: string(), installationType: string() }),
  output: Booking,
})
