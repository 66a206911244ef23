import type { BookingContract } from '#shared/api/contract'
import { XSRF_HEADER } from '#shared/api/without-cookies'
import type { Dependencies } from '../sections/context'
import { browsersOf, xsrfToken } from '../http/headers/cookies'
import { Refusal, sessionExpired } from '../platform/refusal'
import { hashed, sameSecret } from '../platform/secrets'
import { touchSession, type Session } from '../draft/sessions'

/**
 * Calls that may still write after the session's booking is saved. They repeat the save or its confirmation mail,
 * open or cancel a saved booking by its key, ask for an earlier time, send feedback, or mark a service ticket as done.
 * They also record the outcome of a payment that was started before. `addBookingRows` itself refuses to come too late.
 */
const AFTER_SAVING: ReadonlySet<string> = new Set<keyof BookingContract>([
  'saveBooking',
  'openBooking',
  'cancelBooking',
  'earlierTimes',
  'askEarlierTime',
  'stopEarlierTime',
  'earlierTimeOffer',
  'takeEarlierTime',
  'declineEarlierTime',
  'sendEmail',
  'sendFeedback',
  'addBookingRows',
  'markServiceTicketDone',
  'storeVismaPayStatus',
  'bookSignedPayment',
  'approveCredit',
])

/**
 * Returns the session of a call. A write must come from the browser that opened the session (reading 35): by its cookie
 * and the XSRF value, or by the id that a page without cookies holds.
 * Throws a `Refusal`: 412 if the session cannot be used, 403 if the XSRF token does not match.
 */
export async function sessionOf(
  name: string,
  request: Request,
  { db, secret, tokenHeader, holdLifetime, site }: Dependencies,
): Promise<{ session: Session; token: string }> {
  const token = request.headers.get(tokenHeader)
  const session = token ? await touchSession(db, hashed(token), holdLifetime) : null
  if (!token || !session) throw sessionExpired()
  if (request.method === 'GET' || request.method === 'HEAD') return { session, token }
  // The page sends the values of all cookies of this name, because it cannot know which one is this server's (SA-06).
  const sent = (request.headers.get(XSRF_HEADER) ?? '').split(', ', MOST_VALUES)
  const isOwn = (id: string): boolean => sameSecret(session.browserHash, hashed(id))
  if (!sent.some(isOwn)) requireCookies(browsersOf(request, site).find(isOwn), sent, secret)
  if (session.done && !AFTER_SAVING.has(name)) throw sessionExpired()
  return { session, token }
}

/** More cookies of one name than a page can have by accident. Each value is compared at a cost. */
const MOST_VALUES = 20

/** Throws a `Refusal` unless the browser of the session sent its cookie and the XSRF value of it. */
function requireCookies(browser: string | undefined, sent: readonly string[], secret: string): void {
  // The cookie may have been cleared, or replaced by a second tab that opened at the same time.
  // Such a session can never write again. It counts as expired, so that the page opens a new one.
  if (browser === undefined) throw sessionExpired()
  if (!sent.some((value) => sameSecret(value, xsrfToken(secret, browser))))
    throw new Refusal(403, 'XSRF', 'the XSRF header does not match its cookie')
}
