/** The real reference server behind the page's fetch, with overrides for single calls. */
import { sql } from 'drizzle-orm'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { BookingContract } from '#shared/api/contract'
import { REST_ROOT } from '#shared/api/rest-root'
import type { ProcessType } from '#shared/api/nouns/enums'
import type { App } from '#server/app/app'
import type { Database } from '#server/platform/database/database'
import { openBrowser, type TestBrowser } from '../visitors/http-client'
import { isPathOf } from '../is-path-of'
import { createTestApp, type TestAppOptions } from '../servers/server-app'
import { TEST_CLOCK } from '../test-clock'

type CallName = keyof BookingContract
/** Handler of an overridden call. `pass` forwards the call to the server. */
type Answer = (pass: () => Promise<Response>) => Response | Promise<Response>

/** The server of a test file, and what its tests ask of it. */
export interface Shop {
  /** Overrides the responses of a call until the test ends or `restore` is called. */
  readonly answer: (call: CallName, answer: Answer) => void
  readonly fail: (call: CallName, status: number) => void
  readonly restore: (call: CallName) => void
  /** Delays the responses of a call until the returned function is called. */
  readonly hold: (call: CallName) => () => void
  /** Waits until the server has answered all that the page asks by itself. Each answer prolongs a hold. */
  readonly quiet: () => Promise<void>
  /** Number of requests of a call in this test. */
  readonly count: (call: CallName) => number
  /** Body of the last request of a call. */
  readonly lastBody: (call: CallName) => unknown
  readonly lastQuery: (call: CallName) => URLSearchParams | undefined
  /** All requests of a call in this test, in the order sent. */
  readonly sent: (call: CallName) => readonly Sent[]
  /** Creates a visitor with a session in this page's browser, to fill in a booking before the page opens. */
  readonly visitor: (processType: ProcessType) => Promise<TestBrowser>
  readonly db: () => Database
}

export interface Sent {
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
  readonly headers: Headers
  /** URL without its query. */
  readonly url: string
}

/** Within this time the page asks what follows from an answer. */
const FOLLOWS_MS = 100

/**
 * Opens one server per test file; each test opens its own session on it. `answeringAs` can wrap the server's fetch,
 * `options` are the server's.
 */
export function openShop(
  answeringAs: (fetch: App['fetch']) => App['fetch'] = (fetch) => fetch,
  options: TestAppOptions = {},
): Shop {
  const answers = new Map<CallName, Answer>()
  const cookies = new Map<string, string>()
  let sent: Sent[] = []
  const running = new Set<Promise<Response>>()
  let app: Awaited<ReturnType<typeof createTestApp>>

  const network = setupServer(
    http.all(`*${REST_ROOT}/*`, async ({ request }) => {
      const url = new URL(request.url)
      const path = url.pathname.slice(url.pathname.indexOf(REST_ROOT) + REST_ROOT.length)
      sent.push({
        path,
        query: url.searchParams,
        body: await request.clone().text(),
        headers: request.headers,
        url: url.origin + url.pathname,
      })
      const pass = () => kept(withCookies(request, cookies, async (one) => answeringAs(app.app.fetch)(one)))
      const [, answer] = [...answers].find(([call]) => isPathOf(call, path)) ?? []
      return answer ? answer(pass) : pass()
    }),
  )
  const kept = (response: Promise<Response>): Promise<Response> => {
    running.add(response)
    return response.finally(() => running.delete(response))
  }
  const ofCall = (call: CallName) => sent.filter(({ path }) => isPathOf(call, path))

  const setClock = () => vi.setSystemTime(new Date(`${TEST_CLOCK}:00+02:00`))
  beforeAll(async () => {
    // The server's clock starts at the same time as the page's.
    setClock()
    app = await createTestApp(options)
    network.listen({ onUnhandledRequest: 'error' })
  })
  beforeEach(async () => {
    setClock()
    // A time that the test before has held would be taken. Its page is closed by now.
    await app.db.execute(sql`delete from reservation where kind = 'hold'`)
  })
  afterEach(() => {
    vi.useRealTimers()
    answers.clear()
    cookies.clear()
    sent = []
  })
  afterAll(async () => {
    network.close()
    // The server may still work on what a page has asked for before the test ended.
    await Promise.allSettled(running)
    await app.close()
  })

  return {
    answer: (call, answer) => answers.set(call, answer),
    fail: (call, status) =>
      answers.set(call, () => HttpResponse.json({ code: 'TEST', message: 'made to fail' }, { status })),
    restore: (call) => answers.delete(call),
    hold: (call) => {
      let open = (): void => {}
      const gate = new Promise<void>((resolve) => (open = resolve))
      answers.set(call, async (pass) => {
        await gate
        return pass()
      })
      return () => open()
    },
    quiet: async () => {
      for (let asked = -1; asked < sent.length;) {
        asked = sent.length
        await Promise.allSettled(running)
        // One answer may be followed by another question.
        await new Promise((wake) => setTimeout(wake, FOLLOWS_MS))
      }
    },
    count: (call) => ofCall(call).length,
    lastBody: (call) => JSON.parse(ofCall(call).at(-1)?.body || 'null'),
    lastQuery: (call) => ofCall(call).at(-1)?.query,
    sent: ofCall,
    visitor: async (processType) => {
      const browser = await openBrowser(app.app, processType, cookies)
      document.cookie = `XSRF-TOKEN=${cookies.get('XSRF-TOKEN') ?? ''}; path=/`
      return browser
    },
    db: () => app.db,
  }
}

/** Transfers cookies as a browser does, because jsdom's document and Node's fetch do not share them. */
async function withCookies(
  request: Request,
  cookies: Map<string, string>,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  const headers = new Headers(request.headers)
  headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
  const body = request.method === 'GET' ? null : await request.text()
  const response = await send(new Request(request.url, { method: request.method, headers, body: body || null }))
  for (const cookie of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    cookies.set(name, value)
    if (!/httponly/i.test(cookie)) document.cookie = `${name}=${value}; path=/`
  }
  return new Response((await response.text()) || null, { status: response.status, headers: plain(response.headers) })
}

const plain = (headers: Headers): Headers => {
  const copy = new Headers(headers)
  copy.delete('Set-Cookie')
  return copy
}
