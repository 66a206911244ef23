import { serialize } from 'hono/utils/cookie'
import type { Site } from './origin'
import { keyed, randomToken } from '../../platform/secrets'

/** Holds the browser's id; only the server reads it. */
const BROWSER_COOKIE = 'HV-BROWSER'
/** The same where browsers use https. With `__Host-` they accept it from this very host only. */
const SECURE_BROWSER_COOKIE = '__Host-HV-BROWSER'
/** Readable by the page, which sends it back as a header (API-04). */
const XSRF_COOKIE = 'XSRF-TOKEN'

const BROWSER_ID = /^[\w-]{43}$/

/** Whether browsers reach this site by https only. PUBLIC_URL says it; without one, the request does (SA-06). */
function isSecure(request: Request, { publicOrigin, behindProxy }: Site): boolean {
  if (publicOrigin !== null) return publicOrigin.startsWith('https:')
  const [forwarded = ''] = (behindProxy ? request.headers.get('x-forwarded-proto') : null)?.split(',') ?? []
  return request.url.startsWith('https:') || forwarded.trim().toLowerCase() === 'https'
}

const browserCookie = (request: Request, site: Site): string =>
  isSecure(request, site) ? SECURE_BROWSER_COOKIE : BROWSER_COOKIE

/**
 * Returns the ids of the request's browser that have the format of this server's ids. Usually one or none: a second cookie
 * of the same name may come from a neighbouring host or path.
 */
export function browsersOf(request: Request, site: Site): string[] {
  const name = `${browserCookie(request, site)}=`
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  return pairs
    .filter((pair) => pair.startsWith(name))
    .map((pair) => pair.slice(name.length))
    .filter((value) => BROWSER_ID.test(value))
}

/** Returns the value that the XSRF header of a browser's requests must have. */
export const xsrfToken = (secret: string, browser: string): string => keyed(secret, 'xsrf', browser)

/** Returns the browser's id and the Set-Cookie headers for it. An existing id is kept, because all tabs share it. */
export function browserCookies(request: Request, secret: string, site: Site): { browser: string; headers: string[] } {
  const browser = browsersOf(request, site)[0] ?? randomToken()
  const options = { path: '/', sameSite: 'Lax', secure: isSecure(request, site) } as const
  return {
    browser,
    headers: [
      serialize(browserCookie(request, site), browser, { ...options, httpOnly: true }),
      serialize(XSRF_COOKIE, xsrfToken(secret, browser), options),
    ],
  }
}
