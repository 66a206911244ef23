import { string } from 'superstruct'
import { BOOKING_KEY } from '#shared/store/keys'
import { persisted } from '#shared/store/persisted'

/**
 * Prefix of the key in the link of a confirmation. It begins with `#`, because no browser sends the fragment to a
 * server.
 */
const MARK = '#varaus='

/**
 * Key of the booking whose link was opened in this tab, kept for a reload. It is useless without the register number.
 */
export const bookingKey = persisted(BOOKING_KEY, string())

/**
 * Moves a booking's key from the address to the session storage. Call it before anything else reads the address.
 * Returns true if there was a key.
 */
export function takeBookingKey(): boolean {
  // A page that is prerendered at build time has no address.
  if (typeof window === 'undefined') return false
  const { hash, pathname, search } = window.location
  if (!hash.startsWith(MARK)) return false
  bookingKey.write(hash.slice(MARK.length))
  window.history.replaceState(window.history.state, '', pathname + search)
  return true
}
