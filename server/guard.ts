import type { Dependencies } from './calls/types'
import { browserOf, xsrfToken } from './cookies'
import { Refusal, sessionExpired } from './refusal'
import { hashed, sameSecret } from './secrets'
import { touchSession, type Session } from './store/sessions'

/** Calls that only read or repeat themselves, and so stay open after the booking is saved. */
const AFTER_SAVING = new Set(['saveBooking', 'openBooking'])

/** Refuses a write that another site's page makes in a visitor's browser. */
export function refuseCrossSite(request: Request): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  if ((site === null || site === 'same-origin' || site === 'none') && (origin === null || isOwn(origin, request)))
    return
  throw new Refusal(403, 'CROSS_SITE', 'writes are taken from the own origin only')
}

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
  const isOwn =
    browser !== null &&
    sameSecret(request.headers.get('x-xsrf-token') ?? '', xsrfToken(secret, browser)) &&
    sameSecret(session.browserHash, hashed(browser))
  if (!isOwn) throw new Refusal(403, 'XSRF', 'the XSRF header, its cookie and the session do not belong together')
  if (session.done && !AFTER_SAVING.has(name)) throw sessionExpired()
  return { session, token }
}
