import { string } from 'superstruct'
import { BOOKING_KEY } from '#shared/store/keys'
import { persisted } from '#shared/store/persisted'

/** What stands before the key in the link of a confirmation; behind the `#`, which a browser sends to no server. */
const MARK = '#varaus='

/** The key of the booking whose link was opened in this tab, for a reload; useless without the register number. */
export const bookingKey = persisted(() => window.sessionStorage, BOOKING_KEY, string())

/** Takes a booking's key out of the page's address, before anything else reads it there. Returns whether there was one. */
export function takeBookingKey(): boolean {
  // Where a page is drawn ahead of time there is no address.
  if (typeof window === 'undefined') return false
  const { hash, pathname, search } = window.location
  if (!hash.startsWith(MARK)) return false
  bookingKey.write(hash.slice(MARK.length))
  window.history.replaceState(window.history.state, '', pathname + search)
  return true
}
