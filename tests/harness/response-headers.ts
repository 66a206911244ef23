import { extname } from 'node:path'
import { REST_ROOT } from '#shared/api/rest-root'
import { HEADERS, type ResponseKind } from '#server/http/headers/response-headers'

/** A response as any client sees it. Header names are in lower case. */
interface Seen {
  readonly url: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

/** Names of all headers in the table. A row without one forbids it. */
const NAMES = [...new Set(Object.values(HEADERS).flatMap((row) => Object.keys(row)))]
const POLICY = 'Content-Security-Policy'
/** How the policy begins that a page has of its own. */
const FORM_POLICY = "default-src 'none'; style-src 'sha256-"
const OWN_POLICY = { page: "default-src 'self'; script-src 'self'", sandbox: FORM_POLICY, notice: FORM_POLICY }

/** Returns the kind of a response of the server's own origin. */
export function kindOf({ url, status }: Omit<Seen, 'headers'>): ResponseKind {
  const { pathname } = new URL(url)
  const [, call] = pathname.split(`${REST_ROOT}/`)
  if (status >= 300 && status < 400 && status !== 304) return 'redirect'
  if (call === 'reminders/stop') return 'notice'
  if (call === 'desk/calendar.ics' && status < 400) return 'calendar'
  if (call !== undefined) return /^(?:openapi\.json$|docs\/)/.test(call) && status < 400 ? 'documentation' : 'api'
  if (['/health', '/ready', '/metrics'].includes(pathname)) return 'probe'
  if (status >= 400) return 'error'
  if (extname(pathname) === '' || pathname.endsWith('/index.html')) return 'page'
  if (pathname === '/embed.js') return 'embed'
  return /\.[\da-f]{8,}\./.test(pathname) ? 'asset' : 'file'
}

/** Returns how the headers of a response differ from the row of its kind. Empty if they agree. */
export function headerFaults(seen: Seen, kind: ResponseKind = kindOf(seen)): string[] {
  const row: Readonly<Record<string, string>> = HEADERS[kind]
  return NAMES.flatMap((name) => {
    const found = seen.headers[name.toLowerCase()]
    const isRight =
      name === POLICY && (kind === 'page' || kind === 'sandbox' || kind === 'notice')
        ? found?.startsWith(OWN_POLICY[kind]) && !found.includes('unsafe')
        : found === row[name]
    return isRight ? [] : [`${seen.status} ${seen.url} is '${kind}' with ${name}: ${found ?? 'none'}`]
  })
}
