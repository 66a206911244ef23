/** Specification section 7, «Booking completion and edits». */
import { array, boolean, number, object, optional, string } from 'superstruct'
import { endpoint } from '../../endpoint'
import { EditRequest } from '../../nouns/edit-request'
import { EndedBooking, SavedBooking, StoredBooking } from '../../nouns/saved-booking'
import { InstallationType, ProcessType } from '../../nouns/enums'
import { Identifier, orElse, orNull } from '../../nouns/lenient'
import { CartItem } from '../../nouns/products'
import { ShownPrice } from '../../nouns/shown-price'

const BookingReference = object({ bookingKey: string(), registerNumber: string(), installationType: InstallationType })

/**
 * Saves the booking of the session. With the extension `Idempotency-Key` it may be repeated: calls with the same value of
 * that header yield one booking (readings 32, 48). The body is the extension `shownPrice`; the specification's call has
 * none.
 */
export const saveBooking = endpoint({
  method: 'POST',
  path: '/save-booking',
  body: optional(object({ shownPrice: optional(ShownPrice) })),
  canSayNo: true,
  // Any other 2xx is a saved booking, and cannot be read back (reading 51).
  output: orElse(SavedBooking, { bookingKey: null }),
})

export const addBookingRows = endpoint({ method: 'POST', path: '/booking/cd/add-rows', body: array(CartItem) })

export const activeProcesses = endpoint({ method: 'GET', path: '/active-processes', output: array(ProcessType) })

export const enabledProcesses = endpoint({
  method: 'GET',
  path: '/enabled-processes-generic-online',
  query: object({ organizationId: Identifier }),
  output: array(ProcessType),
})

/** Opens a saved booking in the session. Later calls then change that booking. */
export const openBooking = endpoint({
  method: 'POST',
  path: '/open-booking',
  query: BookingReference,
  isPrivate: true,
  canSayNo: true,
  output: StoredBooking,
})

export const cancelBooking = endpoint({
  method: 'POST',
  path: '/cancel-booking',
  query: BookingReference,
  isPrivate: true,
  canSayNo: true,
  // Any other response says as much as an empty one.
  output: orElse(EndedBooking, {}),
})

export const sendEditRequest = endpoint({
  method: 'POST',
  path: '/send-edit-request',
  query: object({ installationType: InstallationType }),
  body: EditRequest,
})

export const sendFeedback = endpoint({
  method: 'POST',
  path: '/feedback/v2',
  query: object({ sendEmail: optional(boolean()), notificationEmailAddress: optional(string()) }),
  isPrivate: true,
  body: object({ message: string(), rating: orNull(number()) }),
})

/** Sends the confirmation of the booking that this session saved once more. */
export const sendEmail = endpoint({ method: 'POST', path: '/send-email' })

export const saveBillingReference = endpoint({
  method: 'POST',
  path: '/billing-reference',
  query: object({ billingReference: string() }),
  isPrivate: true,
})
