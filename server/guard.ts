import type { BookingContract } from '#shared/api/contract'
import type { Dependencies } from './calls/types'
import { browserOf, xsrfToken } from './cookies'
import { Refusal, sessionExpired } from './refusal'
import { hashed, sameSecret } from './secrets'
import { touchSession, type Session } from './store/sessions'

/**
 * What stays open after the booking is saved besides reading: sending it once more, what is done to saved bookings by their
 * key, and what is said about having booked (a service ticket is done then, too). `addBookingRows` answers for itself that
 * it comes too late.
 */
const AFTER_SAVING: ReadonlySet<string> = new Set<keyof BookingContract>([
  'saveBooking',
  'openBooking',
  'cancelBooking',
  'sendEmail',
  'sendFeedback',
  'addBookingRows',
  'markServiceTicketDone',
])

/** Refuses a write that another site's page makes in a visitor's browser. */
export function refuseCrossSite(request: Request): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  if ((site === null || site === 'same-origin' || site === 'none') && (origin === null || isOwn(origin, request)))
    return
  throw new Refusal(403, 'CROSS_SITE', 'writes are taken from the own origin only')
}

/** Whether an origin is the server's own as the browser sees it. */
function isOwn(origin: string, request: Request): boolean {
  if (!URL.canParse(origin)) return false
  // A page cannot set X-Forwarded-Host on another site without being asked for leave first, which is never given.
  const hosts = [new URL(request.url).host, request.headers.get('x-forwarded-host')]
  return hosts.includes(new URL(origin).host)
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
