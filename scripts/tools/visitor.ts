/** A headless API visitor: the contract's client with a cookie jar, and raw requests in the same session. */
import { createClient, type Client } from '#shared/api/client'
import { contract, type BookingContract } from '#shared/api/contract'
import { noCache, xsrf } from '#shared/api/interceptors'
import { processToken } from '#shared/api/process-token'
import { createHttpCall } from '#shared/api/http-call'

export interface TargetServer {
  readonly fetch: (request: Request) => Promise<Response>
  readonly origin: string
  /** The base path of all calls. */
  readonly root: string
  readonly tokenHeader: string
}

export interface Visitor {
  readonly api: Client<BookingContract>
  readonly cookies: Map<string, string>
  /** The session's process token, empty before the session opens. */
  readonly token: () => string
  /** Sends a request below the root with the headers of a browser, except those that `headers` overrides. */
  readonly send: (method: string, path: string, options?: RawOptions) => Promise<Response>
}

export interface RawOptions {
  readonly body?: unknown
  readonly text?: string
  /** Overrides of the default headers. Null omits a header. */
  readonly headers?: Readonly<Record<string, string | null>>
}

const TIMEOUT_MS = 30_000

/** Creates a visitor without a session. */
export function createVisitor(server: TargetServer, cookies = new Map<string, string>()): Visitor {
  let token = ''
  const cookieText = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    const request = new Request(new URL(url, server.origin), init)
    if (cookies.size > 0) request.headers.set('Cookie', cookieText())
    const response = await server.fetch(request)
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return response
  }
  const source = { ensure: async () => token, accept: (given: string) => (token = given), touch: () => {} }
  const api = createClient({
    root: server.root,
    send: createHttpCall({ fetch, timeoutMs: TIMEOUT_MS }),
    interceptors: [noCache, processToken(server.tokenHeader, source), xsrf(cookieText)],
  })(contract)
  const send = (method: string, path: string, { body, text, headers = {} }: RawOptions = {}) => {
    const all = { [server.tokenHeader]: token, 'X-XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '', ...headers }
    const sent = new Headers()
    for (const [name, value] of Object.entries(all)) if (value !== null) sent.set(name, value)
    const content = text ?? (body === undefined ? null : JSON.stringify(body))
    return fetch(server.root + path, { method, headers: sent, body: content })
  }
  return { api, cookies, token: () => token, send }
}
