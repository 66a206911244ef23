/** SPEC.md section 7, «Booking completion and edits». */
import { array, number, object, string } from 'superstruct'
import { endpoint } from '../endpoint'
import { EditRequest } from '../nouns/edit-request'
import { ProcessType } from '../nouns/enums'
import { orDefault } from '../nouns/lenient'
import { CartItem } from '../nouns/products'
import { SavedBooking } from '../nouns/saved-booking'

/** Idempotent by session and by the `Idempotency-Key` header: the same submit twice is one booking (READINGS.md 32). */
export const saveBooking = endpoint({
  method: 'POST',
  path: '/save-booking',
  output: orDefault(SavedBooking, { bookingKey: null }),
})

export const addBookingRows = endpoint({ method: 'POST', path: '/booking/cd/add-rows', body: array(CartItem) })

export const activeProcesses = endpoint({ method: 'GET', path: '/active-processes', output: array(ProcessType) })

export const enabledProcesses = endpoint({
  method: 'GET',
  path: '/enabled-processes-generic-online',
  query: object({ organizationId: number() }),
  output: array(ProcessType),
})

export { cancelBooking, openBooking } from './saved-booking'

export const sendEditRequest = endpoint({
  method: 'POST',
  path: '/send-edit-request',
  query: object({ installationType: string() }),
  body: EditRequest,
})

export { sendFeedback } from './feedback'

/** The confirmation of the booking that this session has saved, once more. */
export const sendEmail = endpoint({ method: 'POST', path: '/send-email' })

export const saveBillingReference = endpoint({
  method: 'POST',
  path: '/billing-reference',
  query: object({ billingReference: string() }),
})
