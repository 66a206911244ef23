import { parse, serialize } from 'hono/utils/cookie'
import { keyed, randomToken } from './secrets'

/** Holds the browser's id; only the server reads it. */
const BROWSER_COOKIE = 'HV-BROWSER'
/** Readable by the page, which sends it back as a header (API-04). */
const XSRF_COOKIE = 'XSRF-TOKEN'

const BROWSER_ID = /^[\w-]{43}$/

/** Returns the browser's id from its cookie, or null if it is missing or has not the format of this server's ids. */
export function browserOf(request: Request): string | null {
  const cookies = parse(request.headers.get('cookie') ?? '')
  return cookies[BROWSER_COOKIE]?.match(BROWSER_ID)?.[0] ?? null
}

/** Returns the value that the XSRF header of a browser's requests must have. */
export const xsrfToken = (secret: string, browser: string): string => keyed(secret, 'xsrf', browser)

/** Returns the browser's id and the Set-Cookie headers for it. An existing id is kept, because all tabs share it. */
export function browserCookies(request: Request, secret: string): { browser: string; headers: string[] } {
  const browser = browserOf(request) ?? randomToken()
  const secure = request.url.startsWith('https:') || request.headers.get('x-forwarded-proto') === 'https'
  const options = { path: '/', sameSite: 'Lax', secure } as const
  return {
    browser,
    headers: [
      serialize(BROWSER_COOKIE, browser, { ...options, httpOnly: true }),
      serialize(XSRF_COOKIE, xsrfToken(secret, browser), options),
    ],
  }
}
