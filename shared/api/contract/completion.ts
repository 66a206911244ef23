/** SPEC.md section 7, «Booking completion and edits». */
import { array, number, object, string, type Infer } from 'superstruct'
import { endpoint } from '../endpoint'
import { Booking } from './entities'
import { ProcessType } from './enums'
import { orDefault, orNull } from './lenient'

/** `bookingKey` opens the booking later; a server need not tell it here, it is in the confirmation too. */
export const SavedBooking = object({ bookingKey: orNull(string()) })
export type SavedBooking = Infer<typeof SavedBooking>

export const completionCalls = {
  /** Idempotent by session and by the `Idempotency-Key` header: the same submit twice is one booking (READINGS.md 32). */
  saveBooking: endpoint({
    method: 'POST',
    path: '/save-booking',
    output: orDefault(SavedBooking, { bookingKey: null }),
  }),
  activeProcesses: endpoint({ method: 'GET', path: '/active-processes', output: array(ProcessType) }),
  enabledProcesses: endpoint({
    method: 'GET',
    path: '/enabled-processes-generic-online',
    query: object({ organizationId: number() }),
    output: array(ProcessType),
  }),
  openBooking: endpoint({
    method: 'POST',
    path: '/open-booking',
    query: object({ bookingKey: string(), registerNumber: string(), installationType: string() }),
    output: Booking,
  }),
} as const
