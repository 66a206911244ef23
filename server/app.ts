import { Hono, type Context as HonoContext } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { contract } from '#shared/api/contract'
import { REST_ROOT } from '#shared/api/rest-root'
import { NO_SOCKET } from './address'
import { handlersOf } from './calls/handlers'
import { isSessionless } from './calls/sessionless'
import type { Context, Dependencies } from './calls/types'
import { instantOf } from './clock'
import { refuseCrossSite, sessionOf } from './guard'
import { readInput } from './input'
import { published } from './openapi/published'
import { UNKNOWN_SITE } from './origin'
import { sandboxProviders, type Providers } from './providers/providers'
import { Refusal } from './refusal'
import { routesOf, type Route } from './routes'

const MOST_BYTES = 64 * 1024

/** What may be left out: a provider that is not given is a sandbox, and without a site nothing is known of it. */
type Given = keyof Providers | 'site'

export interface AppOptions extends Omit<Dependencies, Given>, Partial<Pick<Dependencies, Given>> {
  /** What stands before `/ServiceBooking/rest`; empty by default. */
  readonly apiPrefix?: string
}

/** A server without a socket: a request in, an answer out. */
export interface App {
  /** `address` is the caller's on the network, where there is one. */
  readonly fetch: (request: Request, address?: string) => Promise<Response>
}

interface Environment {
  readonly Bindings: { readonly address: string }
}
type CallContext = HonoContext<Environment>

/** Builds the reference server of the booking REST API; every path comes from the contract's table (API-02). */
export function createApp({ apiPrefix = '', ...given }: AppOptions): App {
  const dependencies = { ...sandboxProviders(given.db, given.secret), site: UNKNOWN_SITE, ...given }
  const app = new Hono<Environment>()
  // Before next(): a header set after it makes hono copy the whole answer.
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store')
    c.header('X-Content-Type-Options', 'nosniff')
    // A visitor's own clock may be wrong: which day it is at the workshop is read from here.
    c.header('Date', instantOf(given.now()).toUTCString())
    await next()
  })
  app.use(bodyLimit({ maxSize: MOST_BYTES, onError: (c) => refuse(c, tooLarge) }))

  const routes = routesOf(contract, handlersOf(dependencies))
  const root = apiPrefix + REST_ROOT
  app.route(root, published({ root, tokenHeader: given.tokenHeader }))
  for (const route of routes)
    app.on(route.endpoint.method, root + patternOf(route.endpoint.path), (c) => answer(c, route, dependencies))
  for (const [path, allowed] of methodsByPath(routes))
    app.all(root + patternOf(path), (c) => {
      c.header('Allow', allowed.join(', '))
      return refuse(c, new Refusal(405, 'METHOD_NOT_ALLOWED', `only ${allowed.join(', ')}`))
    })

  app.notFound((c) => refuse(c, new Refusal(404, 'UNKNOWN_PATH', 'no such call')))
  app.onError((error, c) => {
    if (error instanceof Refusal) return refuse(c, error)
    if (isBrokenOff(error)) return refuse(c, brokenOff)
    dependencies.log.error(`${c.req.method} ${new URL(c.req.url).pathname}`, error)
    return json(c, 500, { code: 'INTERNAL', message: 'the server failed' })
  })
  return { fetch: async (request, address = NO_SOCKET) => app.fetch(request, { address }) }
}

const brokenOff = new Refusal(400, 'BROKEN_OFF', 'the request did not come whole')
/** Node's error for a caller who went away while still sending: no failure of the server's. */
const isBrokenOff = (error: Error): boolean =>
  'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted'

const tooLarge = new Refusal(413, 'TOO_LARGE', `more than ${MOST_BYTES} bytes`)

async function answer(c: CallContext, { name, endpoint, run }: Route, dependencies: Dependencies): Promise<Response> {
  const request = c.req.raw
  refuseCrossSite(request, dependencies.site)
  const setHeader = (header: string, value: string) => c.header(header, value, { append: true })
  // Whoever has no session is told so before anything about the input.
  const context = isSessionless(name)
    ? new SessionlessContext(request, c.env.address, setHeader)
    : { request, address: c.env.address, setHeader, ...(await sessionOf(name, request, dependencies)) }
  const output = await run(await readInput(endpoint, request, c.req.param()), context)
  return endpoint.output ? json(c, 200, output) : c.body(null, 204)
}

/** The context of a call without a session, whose handler does not get to see one by its type. */
class SessionlessContext implements Context {
  readonly token = ''
  constructor(
    readonly request: Request,
    readonly address: string,
    readonly setHeader: Context['setHeader'],
  ) {}
  get session(): never {
    throw new Error('this call has no session')
  }
}

const refuse = (c: HonoContext, { status, code, message, userErrorMessage }: Refusal): Response =>
  json(c, status, userErrorMessage === null ? { code, message } : { code, message, userErrorMessage })

const json = (c: HonoContext, status: 200 | 500 | Refusal['status'], value: unknown): Response =>
  c.body(JSON.stringify(value ?? null), status, { 'Content-Type': 'application/json; charset=UTF-8' })

/** `{name}` in the contract is `:name` in the router. */
const patternOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

function methodsByPath(routes: readonly Route[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { endpoint } of routes) found.set(endpoint.path, [...(found.get(endpoint.path) ?? []), endpoint.method])
  return found
}
