/** The real reference server behind the page's own fetch, with a way to make single calls fail. */
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { contract, type BookingContract } from '#shared/api/contract'
import { REST_ROOT } from '#shared/api/rest-root'
import type { ProcessType } from '#shared/api/nouns/enums'
import type { App } from '#server/app'
import type { Database } from '#server/store/database'
import { openBrowser, type TestBrowser } from './http-client'
import { createTestApp } from './server-app'
import { TEST_CLOCK } from './test-clock'

type CallName = keyof BookingContract
/** `pass` lets the call through to the server after all. */
type Answer = (pass: () => Promise<Response>) => Response | Promise<Response>

export interface Shop {
  /** Answers a call in the server's stead, until the test ends or `restore`. */
  readonly answer: (call: CallName, answer: Answer) => void
  readonly fail: (call: CallName, status: number) => void
  readonly restore: (call: CallName) => void
  /** Keeps a call's answers back until the function it returns is called. */
  readonly hold: (call: CallName) => () => void
  /** How often a call has reached the server in this test. */
  readonly count: (call: CallName) => number
  /** The last body that was sent with a call. */
  readonly lastBody: (call: CallName) => unknown
  readonly lastQuery: (call: CallName) => URLSearchParams | undefined
  /** Every request of a call in this test, in the order sent. */
  readonly sent: (call: CallName) => readonly Sent[]
  /** A visitor with a session of this page's browser, to fill a booking in before the page is opened. */
  readonly visitor: (processType: ProcessType) => Promise<TestBrowser>
  readonly db: () => Database
}

export interface Sent {
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
  readonly headers: Headers
  /** Without its query. */
  readonly url: string
}

/** One server per test file, which may answer the page through something else; each test opens its own session on it. */
export function openShop(answeringAs: (fetch: App['fetch']) => App['fetch'] = (fetch) => fetch): Shop {
  const answers = new Map<string, Answer>()
  const cookies = new Map<string, string>()
  let sent: Sent[] = []
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
      const pass = () => withCookies(request, cookies, async (one) => answeringAs(app.app.fetch)(one))
      const answer = answers.get(path)
      return answer ? answer(pass) : pass()
    }),
  )
  const ofCall = (call: CallName) => sent.filter(({ path }) => path === contract[call].path)

  const setClock = () => vi.setSystemTime(new Date(`${TEST_CLOCK}:00+02:00`))
  beforeAll(async () => {
    // Its clock runs on from here, as the page's does.
    setClock()
    app = await createTestApp()
    network.listen({ onUnhandledRequest: 'error' })
  })
  beforeEach(setClock)
  afterEach(() => {
    vi.useRealTimers()
    answers.clear()
    cookies.clear()
    sent = []
  })
  afterAll(async () => {
    network.close()
    await app.close()
  })

  return {
    answer: (call, answer) => answers.set(contract[call].path, answer),
    fail: (call, status) =>
      answers.set(contract[call].path, () => HttpResponse.json({ code: 'TEST', message: 'made to fail' }, { status })),
    restore: (call) => answers.delete(contract[call].path),
    hold: (call) => {
      let open = (): void => {}
      const gate = new Promise<void>((resolve) => (open = resolve))
      answers.set(contract[call].path, async (pass) => {
        await gate
        return pass()
      })
      return () => open()
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

/** What a browser does with cookies: jsdom's document and Node's fetch do not share them. */
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
