import { parse, serialize } from 'hono/utils/cookie'
import { keyed, randomToken } from './secrets'

/** Names the browser; only the server reads it. */
const BROWSER_COOKIE = 'HV-BROWSER'
/** Readable by the page, which sends it back as a header (API-04). */
const XSRF_COOKIE = 'XSRF-TOKEN'

const BROWSER_ID = /^[\w-]{43}$/

/** The browser's id from its cookie; null without one that this server could have made. */
export function browserOf(request: Request): string | null {
  const cookies = parse(request.headers.get('cookie') ?? '')
  return cookies[BROWSER_COOKIE]?.match(BROWSER_ID)?.[0] ?? null
}

/** What the XSRF header must be for a browser. */
export const xsrfToken = (secret: string, browser: string): string => keyed(secret, 'xsrf', browser)

/** The browser's id and the Set-Cookie headers that give it to the browser; an id it already has is kept for all tabs. */
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
