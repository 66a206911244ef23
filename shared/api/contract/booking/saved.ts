/** Saving the booking, opening, changing and cancelling a saved one, and messages about it. */
import { boolean, number, object, optional, string } from 'superstruct'
import { endpoint } from '../../endpoint'
import { EditRequest } from '../../nouns/edit-request'
import { InstallationType } from '../../nouns/enums'
import { orElse, orNull } from '../../nouns/lenient'
import { EndedBooking, SavedBooking, StoredBooking } from '../../nouns/saved-booking'
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
export const sendEmail = endpoint({ method: 'POST', path: '/send-email', hasNoScreen: true })
