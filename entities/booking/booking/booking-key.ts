import { string } from 'superstruct'
import { BOOKING_KEY } from '#shared/store/keys'
import { persisted } from '#shared/store/persisted'
import { takeFragment } from '#shared/take-fragment'

/**
 * Key of the booking whose link was opened in this tab, kept for a reload. It is useless without the register number.
 */
export const bookingKey = persisted(BOOKING_KEY, string())

/**
 * Moves a booking's key from the link of a confirmation to the session storage. Returns true if there was a key.
 */
export function takeBookingKey(): boolean {
  const key = takeFragment('#varaus=')
  if (key === null) return false
  bookingKey.write(key)
  return true
}
