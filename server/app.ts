import { Hono, type Context as HonoContext } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { contract } from '#shared/api/contract'
import { REST_ROOT } from '#shared/api/rest-root'
import { NO_SOCKET } from './address'
import { handlersOf } from './calls/handlers'
import { isSessionless } from './calls/sessionless'
import { SessionlessContext } from './calls/sessionless-context'
import type { Dependencies } from './calls/types'
import { dateHeaders } from './date-header'
import { acceptedEncodings, encodingHeaders } from './encoding'
import { refuseCrossSite, sessionOf } from './guard'
import { UNKNOWN_ROUTE, type Observe } from './operations/answered'
import { readInput } from './input'
import { published } from './openapi/published'
import { UNKNOWN_SITE } from './origin'
import { sandboxProviders, type Providers } from './providers/providers'
import { Refusal, unavailable } from './refusal'
import { routesOf, type Route } from './routes'
import { nickname } from './secrets'
import { Calendars } from './store/calendars'
import { isUnavailable } from './store/unavailable'
import { transportSecurity } from './transport-security'
import { SerializedJson } from './serialized-json'

const MOST_BYTES = 64 * 1024

/** Nothing of the API is kept, guessed at, framed or embedded. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
}

/** What may be left out: a provider that is not given is a sandbox, and without a site nothing is known of it. */
type Given = keyof Providers | 'site'

export interface AppOptions extends Omit<Dependencies, Given | 'calendars'>, Partial<Pick<Dependencies, Given>> {
  /** What stands before `/ServiceBooking/rest`; empty by default. */
  readonly apiPrefix?: string
  /** Is told of each answer. */
  readonly observe?: Observe
}

/** A server without a socket: a request in, an answer out. */
export interface App {
  /** `address` is the caller's on the network, where there is one. */
  readonly fetch: (request: Request, address?: string) => Promise<Response>
}

interface Environment {
  readonly Bindings: {
    readonly address: string
    readonly told: { route: string }
    /** Headers that this answer has besides those of every answer. */
    readonly added: [name: string, value: string][]
    readonly always: () => Readonly<Record<string, string>>
  }
}
type CallContext = HonoContext<Environment>

/** Builds the reference server of the booking REST API; every path comes from the contract's table (API-02). */
export function createApp({ apiPrefix = '', observe, ...given }: AppOptions): App {
  const dependencies = {
    ...sandboxProviders(given.db, given.secret),
    site: UNKNOWN_SITE,
    ...given,
    calendars: new Calendars(),
  }
  const app = new Hono<Environment>()
  const date = dateHeaders()
  const fixed = { ...HEADERS, ...transportSecurity(dependencies.site) }
  // A visitor's own clock may be wrong: which day it is at the workshop is read from the Date.
  const always = () => ({ ...fixed, Date: date(given.now()) })
  const limited = bodyLimit({ maxSize: MOST_BYTES, onError: (c) => refuse(c, tooLarge) })
  // Asking whether there is a body costs more than all the rest: a request to read has none that anybody looks at, and one
  // that tells its length has no more than that.
  app.use((c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const length = c.req.header('Content-Length')
    if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) return limited(c, next)
    return Number(length) > MOST_BYTES ? Promise.resolve(refuse(c, tooLarge)) : next()
  })

  const routes = routesOf(contract, handlersOf(dependencies))
  const root = apiPrefix + REST_ROOT
  app.route(root, published({ root, tokenHeader: given.tokenHeader, always }))
  for (const route of routes)
    app.on(route.endpoint.method, root + patternOf(route.endpoint.path), (c) => answer(c, route, dependencies))
  for (const [path, allowed] of methodsByPath(routes))
    app.all(root + patternOf(path), (c) => {
      c.env.added.push(['Allow', allowed.join(', ')])
      return refuse(c, new Refusal(405, 'METHOD_NOT_ALLOWED', `only ${allowed.join(', ')}`))
    })

  app.notFound((c) => refuse(c, unknownPath))
  app.onError((error, c) => {
    if (error instanceof Refusal) return refuse(c, error)
    if (isBrokenOff(error)) return refuse(c, brokenOff)
    // The call's path as the contract has it: what stands in an address may be somebody's.
    dependencies.log.error(`${c.req.method} ${c.env.told.route}`, error)
    if (isUnavailable(error)) return refuse(c, unavailable())
    return json(c, 500, { code: 'INTERNAL', message: 'the server failed' })
  })
  const nameOf = (token: string | null) => (token ? nickname(given.secret, token) : null)
  return {
    fetch: async (request, address = NO_SOCKET) => {
      const started = performance.now()
      const told = { route: UNKNOWN_ROUTE }
      const response = await app.fetch(request, { address, told, added: [], always })
      const session = nameOf(request.headers.get(given.tokenHeader))
      observe?.({ method: request.method, ...told, status: response.status, ms: since(started), session })
      return response
    },
  }
}

/** In milliseconds, to a tenth. */
const since = (started: number): number => Math.round((performance.now() - started) * 10) / 10

const brokenOff = new Refusal(400, 'BROKEN_OFF', 'the request did not come whole')
/** Node's error for a caller who went away while still sending: no failure of the server's. */
const isBrokenOff = (error: Error): boolean =>
  'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted'

const unknownPath = new Refusal(404, 'UNKNOWN_PATH', 'no such call')
const tooLarge = new Refusal(413, 'TOO_LARGE', `more than ${MOST_BYTES} bytes`)

async function answer(c: CallContext, { name, endpoint, run }: Route, dependencies: Dependencies): Promise<Response> {
  const request = c.req.raw
  c.env.told.route = endpoint.path
  refuseCrossSite(request, dependencies.site)
  const setHeader = (header: string, value: string) => void c.env.added.push([header, value])
  // Whoever has no session is told so before anything about the input.
  const context = isSessionless(name)
    ? new SessionlessContext(request, c.env.address, setHeader)
    : { request, address: c.env.address, setHeader, ...(await sessionOf(name, request, dependencies)) }
  const input = await readInput(endpoint, request, c.req.param())
  await dependencies.throttle(name, {
    sessionId: isSessionless(name) ? null : context.session.id,
    address: c.env.address,
  })
  const output = await run(input, context)
  return endpoint.output ? json(c, 200, output) : send(c, 204, null)
}

function refuse(c: CallContext, { status, code, message, userErrorMessage, retryAfter }: Refusal): Response {
  if (retryAfter !== null) c.env.added.push(['Retry-After', String(retryAfter)])
  return json(c, status, userErrorMessage === null ? { code, message } : { code, message, userErrorMessage })
}

const JSON_TYPE = { 'Content-Type': 'application/json; charset=UTF-8' }

const json = (c: CallContext, status: 200 | 500 | Refusal['status'], value: unknown): Response =>
  value instanceof SerializedJson ? sendSerialized(c, status, value) : send(c, status, JSON.stringify(value ?? null), JSON_TYPE)

function sendSerialized(c: CallContext, status: number, answer: SerializedJson<unknown>): Response {
  const [encoding] = acceptedEncodings(c.req.raw)
  const body = encoding ? answer.encoded(encoding) : answer.text
  return send(c, status, body, { ...JSON_TYPE, ...encodingHeaders(encoding) })
}

/** With headers that are plain text there is nothing to be made of them: a Headers object costs more than the rest of it. */
function send(
  c: CallContext,
  status: number,
  body: string | Uint8Array<ArrayBuffer> | null,
  type: Readonly<Record<string, string>> = {},
): Response {
  const headers = { ...c.env.always(), ...type }
  const { added } = c.env
  return new Response(body, {
    status,
    headers: added.length === 0 ? headers : new Headers([...Object.entries(headers), ...added]),
  })
}

/** `{name}` in the contract is `:name` in the router. */
const patternOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

function methodsByPath(routes: readonly Route[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { endpoint } of routes) found.set(endpoint.path, [...(found.get(endpoint.path) ?? []), endpoint.method])
  return found
}
