import type { BookingContract } from '#shared/api/contract'
import type { Dependencies } from './calls/types'
import { browserOf, xsrfToken } from './cookies'
import { isOwnOrigin, type Site } from './origin'
import { Refusal, sessionExpired } from './refusal'
import { hashed, sameSecret } from './secrets'
import { touchSession, type Session } from './store/sessions'

/**
 * What stays open after the booking is saved besides reading: sending it once more, what is done to saved bookings by their
 * key, what is said about having booked (a service ticket is done then, too), and how a payment has ended that was started
 * before. `addBookingRows` answers for itself that it comes too late.
 */
const AFTER_SAVING: ReadonlySet<string> = new Set<keyof BookingContract>([
  'saveBooking',
  'openBooking',
  'cancelBooking',
  'sendEmail',
  'sendFeedback',
  'addBookingRows',
  'markServiceTicketDone',
  'storeVismaPayStatus',
  'bookSignedPayment',
  'approveCredit',
])

/** Refuses a write that another site's page makes in a visitor's browser. */
export function refuseCrossSite(request: Request, site: Site): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const from = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  if (
    (from === null || from === 'same-origin' || from === 'none') &&
    (origin === null || isOwnOrigin(origin, request, site))
  )
    return
  throw new Refusal(403, 'CROSS_SITE', 'writes are taken from the own origin only')
}

/** The living session of a call; a write must come from the browser that opened it (READINGS.md 35). */
export async function sessionOf(
  name: string,
  request: Request,
  { db, secret, tokenHeader, holdSeconds }: Dependencies,
): Promise<{ session: Session; token: string }> {
  const token = request.headers.get(tokenHeader)
  const session = token ? await touchSession(db, hashed(token), holdSeconds) : null
  if (!token || !session) throw sessionExpired()
  if (request.method === 'GET' || request.method === 'HEAD') return { session, token }
  const browser = browserOf(request)
  // Cookies get cleared, and two first tabs that open at once each get an id of which one survives. Such a session can
  // never write again, so that it has ended: told so, the page opens another.
  if (browser === null || !sameSecret(session.browserHash, hashed(browser))) throw sessionExpired()
  if (!sameSecret(request.headers.get('x-xsrf-token') ?? '', xsrfToken(secret, browser)))
    throw new Refusal(403, 'XSRF', 'the XSRF header and its cookie do not belong together')
  if (session.done && !AFTER_SAVING.has(name)) throw sessionExpired()
  return { session, token }
}
