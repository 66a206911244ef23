import { Hono, type Context as HonoContext } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { contract } from '#shared/api/contract'
import { REST_ROOT } from '#shared/api/rest-root'
import { NO_SOCKET } from '../http/headers/address'
import { announced } from './extensions'
import { handlersOf } from './handlers'
import { isSessionless } from '../http/sessionless'
import { SessionlessContext } from './sessionless-context'
import { BOOKINGS_ONLY, type Context, type Dependencies, type RequestContext } from '../sections/context'
import { releaseFollower } from '../sections/time/earlier/index'
import { datedHeaders } from '../http/headers/dated-headers'
import { acceptedEncodings, encodingHeaders } from '../http/headers/encoding'
import { ASKING_PROVIDERS } from './asking-providers'
import { sessionOf } from './guard'
import type { Session } from '../draft/sessions'
import { refuseCrossSite } from '../http/headers/cross-site'
import { UNKNOWN_ROUTE, type Observe } from '../platform/operations/answered'
import { keptEvents, telling, tellingOf, type Tell } from '../platform/operations/events'
import { admitAll, type Admit, type Precedence } from '../platform/operations/admission'
import type { InTime } from '../platform/operations/watch'
import { readInput } from '../http/input'
import { pages } from './pages'
import { UNKNOWN_SITE } from '../http/headers/origin'
import { sandboxProviders } from '../sandbox/providers'
import { OutcomeUnknown } from '../providers/outcome-unknown'
import type { Providers } from '../providers/providers'
import { Refusal, unavailable } from '../platform/refusal'
import { HEADERS } from '../http/headers/response-headers'
import { routesOf, type Route } from './routes'
import { pseudonym } from '../platform/secrets'
import { Calendars } from '../sections/time/slots/index'
import { isUnavailable } from '../platform/database/unavailable'
import { transportSecurity } from '../http/headers/transport-security'
import { tracedRequest } from '../platform/tracing/request-span'
import { SerializedJson } from '../http/serialized-json'

const MOST_BYTES = 64 * 1024

/** Optional dependencies. A missing provider is replaced by its sandbox, a missing site by `UNKNOWN_SITE`, a
 * missing calendar host by 'localhost', a missing right of withdrawal by none, missing options of visits by
 * `BOOKINGS_ONLY`. `extensions` are those that a chain switches on, by default none. */
type Optional = keyof Providers | 'site' | 'sender' | 'withdrawal' | 'extensions' | 'visits'

export interface AppOptions
  extends Omit<Dependencies, Optional | 'afterRelease' | 'root'>, Partial<Pick<Dependencies, Optional>> {
  /** Path prefix before `/ServiceBooking/rest`; empty by default. */
  readonly apiPrefix?: string
  /** Called after each response. */
  readonly observe?: Observe
  /** Gives each call its turn; without it all run at once. */
  readonly admit?: Admit
  /** Runs each call; without it a call may take any time. */
  readonly inTime?: InTime
}

/** The API server without a socket. */
export interface App {
  /** Answers a request. `address` is the caller's IP address, if it has one. */
  readonly fetch: (request: Request, address?: string) => Promise<Response>
}

interface Environment {
  readonly Bindings: {
    readonly address: string
    /** What `observe` receives about the request; the handler fills it in. */
    readonly observed: { route: string; session: string | null; code: string | null }
    readonly tell: Tell
    /** Headers of this response in addition to those of every response. */
    readonly added: [name: string, value: string][]
    /** Headers of every response without a body, and of every one with JSON. */
    readonly headers: { readonly empty: Headed; readonly json: Headed }
  }
}
type CallContext = HonoContext<Environment>
type Headed = () => Readonly<Record<string, string>>

/** Builds the reference server of the booking REST API. Every path comes from the contract's table (API-02). */
export function createApp({
  apiPrefix = '',
  observe,
  inTime = (_, run) => run(),
  admit = admitAll,
  ...given
}: AppOptions): App {
  const calendars = new Calendars()
  const extensions = announced(given)
  const root = apiPrefix + REST_ROOT
  const dependencies = {
    ...sandboxProviders(given.db, given.secret),
    site: UNKNOWN_SITE,
    sender: null,
    withdrawal: null,
    visits: BOOKINGS_ONLY,
    ...given,
    root,
    calendars,
    extensions,
    afterRelease: releaseFollower(extensions, given.now, calendars),
  }
  const app = new Hono<Environment>()
  const security = transportSecurity(dependencies.site)
  const fixed = { ...HEADERS.api, ...security }
  const [dated, datedJson] = [datedHeaders(fixed), datedHeaders({ ...fixed, ...JSON_TYPE })]
  const headers = { empty: () => dated(given.now()), json: () => datedJson(given.now()) }
  const limited = bodyLimit({ maxSize: MOST_BYTES, onError: (c) => refuse(c, tooLarge) })
  // `bodyLimit` runs only if the size of the body is unknown, because it costs more than the rest of a request.
  // The body of a GET or HEAD is never read, and a body is no longer than its Content-Length.
  app.use((c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const length = c.req.header('Content-Length')
    if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) return limited(c, next)
    return Number(length) > MOST_BYTES ? Promise.resolve(refuse(c, tooLarge)) : next()
  })

  const routes = routesOf(contract, handlersOf(dependencies)).filter(
    ({ endpoint: { extension } }) => extension === undefined || extensions.includes(extension),
  )
  app.route(root, pages({ dependencies, inTime, security }))
  for (const route of routes)
    app.on(route.endpoint.method, root + patternOf(route.endpoint.path), (c) =>
      inTime(c.req.header(given.tokenHeader) ?? c.env.address, () => answer(c, route, dependencies, admit)),
    )
  for (const [path, allowed] of methodsByPath(routes))
    app.all(root + patternOf(path), (c) => {
      c.env.added.push(['Allow', allowed.join(', ')])
      return refuse(c, new Refusal(405, 'METHOD_NOT_ALLOWED', `only ${allowed.join(', ')}`))
    })

  app.notFound((c) => refuse(c, unknownPath))
  app.onError((error, c) => {
    if (error instanceof Refusal) return refuse(c, error)
    if (isAborted(error)) return refuse(c, aborted)
    // Logs the contract's path pattern, because the actual URL may contain personal data.
    dependencies.log.error(`${c.req.method} ${c.env.observed.route}`, error)
    if (isUnavailable(error) || error instanceof OutcomeUnknown) return refuse(c, unavailable())
    c.env.observed.code = 'INTERNAL'
    return json(c, 500, { code: 'INTERNAL', message: 'the server failed' })
  })
  const tell = telling(given)
  return {
    fetch: async (request, address = NO_SOCKET) => {
      const started = performance.now()
      const observed = { route: UNKNOWN_ROUTE, session: null, code: null }
      const answer = () => app.fetch(request, { address, observed, tell, added: [], headers })
      const response = await tracedRequest(request, observed, answer)
      observe?.({ method: request.method, ...observed, status: response.status, ms: since(started) })
      return response
    },
  }
}

/** Milliseconds since `started`, rounded to a tenth. */
const since = (started: number): number => Math.round((performance.now() - started) * 10) / 10

const aborted = new Refusal(400, 'BROKEN_OFF', 'the request did not come whole')
/** Whether this is Node's error for a caller that disconnects while sending its request. It is no server failure. */
const isAborted = (error: Error): boolean =>
  'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted'

const unknownPath = new Refusal(404, 'UNKNOWN_PATH', 'no such call')
const tooLarge = new Refusal(413, 'TOO_LARGE', `more than ${MOST_BYTES} bytes`)

async function answer(
  c: CallContext,
  { name, endpoint, run }: Route,
  dependencies: Dependencies,
  admit: Admit,
): Promise<Response> {
  const request = c.req.raw
  c.env.observed.route = endpoint.path
  refuseCrossSite(request, dependencies.site)
  const setHeader = (header: string, value: string) => void c.env.added.push([header, value])
  // The session is checked before the input, so that a caller without a session gets SESSION_EXPIRED first.
  const events = keptEvents(c.env.tell)
  const context = isSessionless(name)
    ? new SessionlessContext(request, c.env.address, setHeader, events.tell)
    : await contextOf(c, name, { request, address: c.env.address, setHeader, tell: events.tell }, dependencies)
  const input = await readInput(endpoint, request, c.req.param())
  const session = isSessionless(name) ? null : context.session
  const counted = async (): Promise<unknown> => {
    await dependencies.throttle(name, { sessionId: session?.id ?? null, address: c.env.address })
    return run(input, context)
  }
  // A call that waits for a provider would keep others from their turn.
  const output = ASKING_PROVIDERS.has(name) ? await counted() : await admit(precedenceOf(name, session), counted)
  events.pass()
  return endpoint.output ? json(c, 200, output) : send(c, 204, null, c.env.headers.empty())
}

const precedenceOf = (name: string, session: Session | null): Precedence =>
  session?.draft.timeReserved ? 'holder' : name === 'reserveTime' ? 'asking' : 'other'

/** Adds the session to the context of a call, and to what the log tells of it. */
async function contextOf(
  c: CallContext,
  name: string,
  context: RequestContext,
  dependencies: Dependencies,
): Promise<Context> {
  const { session, token } = await sessionOf(name, context.request, dependencies)
  c.env.observed.session = pseudonym(dependencies.secret, session.id)
  // The hold is renewed whatever becomes of the call.
  if (session.isRenewed) tellingOf(c.env.tell, session)('hold.renewed')
  return { ...context, session, token, tell: tellingOf(context.tell, session) }
}

function refuse(c: CallContext, refusal: Refusal): Response {
  const { status, code, message, userErrorMessage, retryAfter, details } = refusal
  c.env.observed.code = code
  if (retryAfter !== null) c.env.added.push(['Retry-After', String(retryAfter)])
  return json(c, status, { code, message, ...(userErrorMessage !== null && { userErrorMessage }), ...details })
}

const JSON_TYPE = { 'Content-Type': 'application/json; charset=UTF-8' }

const json = (c: CallContext, status: 200 | 500 | Refusal['status'], value: unknown): Response =>
  value instanceof SerializedJson
    ? sendSerialized(c, status, value)
    : send(c, status, JSON.stringify(value ?? null), c.env.headers.json())

function sendSerialized(c: CallContext, status: number, answer: SerializedJson<unknown>): Response {
  const [encoding] = acceptedEncodings(c.req.raw)
  const body = encoding ? answer.encoded(encoding) : answer.text
  return send(c, status, body, { ...c.env.headers.json(), ...encodingHeaders(encoding) })
}

/** Builds a response. Creates a Headers object only if there are added headers, because the object is expensive. */
function send(
  c: CallContext,
  status: number,
  body: string | Uint8Array<ArrayBuffer> | null,
  headers: Readonly<Record<string, string>>,
): Response {
  const { added } = c.env
  return new Response(body, {
    status,
    headers: added.length === 0 ? headers : new Headers([...Object.entries(headers), ...added]),
  })
}

/** Converts the contract's `{name}` to the router's `:name`. */
const patternOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

function methodsByPath(routes: readonly Route[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { endpoint } of routes) found.set(endpoint.path, [...(found.get(endpoint.path) ?? []), endpoint.method])
  return found
}
