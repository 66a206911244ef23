/** A browser for server tests: the contract's client with a cookie jar, and raw requests with the same identity. */
import { contract, type BookingContract } from '#shared/api/contract'
import { REST_ROOT } from '#shared/api/rest-root'
import type { ProcessType } from '#shared/api/nouns/enums'
import { createClient, type Client } from '#shared/api/client'
import { noCache, xsrf } from '#shared/api/interceptors'
import { processToken } from '#shared/api/process-token'
import { createTransport } from '#shared/api/transport'

const ORIGIN = 'http://localhost'

interface Server {
  fetch(request: Request): Promise<Response>
}

export interface TestBrowser {
  readonly api: Client<BookingContract>
  readonly cookies: Map<string, string>
  /** The session's process token. */
  readonly token: () => string
  /** A request below the REST root that carries what a browser would send, unless `headers` say otherwise. */
  readonly send: (method: string, path: string, options?: RawOptions) => Promise<Response>
}

export interface RawOptions {
  readonly body?: unknown
  readonly text?: string
  /** null leaves a header out. */
  readonly headers?: Readonly<Record<string, string | null>>
}

/** A browser without a session. */
export function createTestBrowser(server: Server, cookies = new Map<string, string>()): TestBrowser {
  let token = ''
  const cookieText = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const fetch = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(new URL(url instanceof Request ? url.url : url, ORIGIN), init)
    if (cookies.size > 0) request.headers.set('Cookie', cookieText())
    const response = await server.fetch(request)
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return response
  }
  const source = { ensure: async () => token, accept: (given: string) => (token = given) }
  const api = createClient({
    root: REST_ROOT,
    send: createTransport({ fetch, timeoutMs: 30_000 }),
    interceptors: [noCache, processToken('X-Process-Token', source), xsrf(cookieText)],
  })(contract)
  const send = (method: string, path: string, { body, text, headers = {} }: RawOptions = {}) => {
    const all = { 'X-Process-Token': token, 'X-XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '', ...headers }
    const sent = new Headers()
    for (const [name, value] of Object.entries(all)) if (value !== null) sent.set(name, value)
    const content = text ?? (body === undefined ? null : JSON.stringify(body))
    return fetch(REST_ROOT + path, { method, headers: sent, body: content })
  }
  return { api, cookies, token: () => token, send }
}

/** A browser with a session of its own. */
export async function openBrowser(
  server: Server,
  usedProcessType: ProcessType = 'MAINTENANCE',
  cookies?: Map<string, string>,
): Promise<TestBrowser> {
  const browser = createTestBrowser(server, cookies)
  await browser.api.initSession({
    query: { organizationId: 1, installationType: 'BASSADONE_PUBLIC', usedProcessType },
  })
  return browser
}
