/** The largest requests of what the server answers besides the calls of the contract. */
import { addFeed } from '#server/feeds/feed-store'
import { feedPath } from '#server/feeds/answer-feed'
import { stopPath } from '#server/reminders/opt-out/stop-token'
import { NOTICE_PATH, RETURN_PATH } from '#server/sections/payments/card/index'
import { CREDIT_NOTICE_PATH } from '#server/sections/payments/credit-bank/index'
import { CARD_PAGE, SANDBOX_HOST, SIGNING_PAGE } from '#server/sandbox/site'
import { REST_ROOT } from '#shared/api/rest-root'
import type { TestApp } from '../servers/server-app'
import { longestBody, longestHead } from './filled'
import { METRICS_TOKEN } from './whole-server'
import type { LargeRequest } from './large-requests'

export interface Page {
  readonly name: string
  readonly address: string
  readonly methods: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
}

export async function pagesOf({ db, options }: TestApp): Promise<Page[]> {
  const below = (path: string): string => `http://localhost${REST_ROOT}${path}`
  const feed = feedPath(await addFeed(db, 1))
  const metrics = { Authorization: `Bearer ${METRICS_TOKEN}` }
  const read = ['GET', 'HEAD']
  const taken = ['GET', 'POST']
  return [
    { name: '/', address: 'http://localhost/', methods: read },
    { name: '/huolto', address: 'http://localhost/huolto', methods: read },
    { name: 'a script', address: 'http://localhost/index.0a1b2c3d.js', methods: read },
    { name: '/health', address: 'http://localhost/health', methods: read },
    { name: '/ready', address: 'http://localhost/ready', methods: read },
    { name: '/metrics', address: 'http://localhost/metrics', methods: read, headers: metrics },
    { name: '/openapi.json', address: below('/openapi.json'), methods: read },
    { name: '/docs/', address: below('/docs/'), methods: read },
    { name: feed.replace(/\?.*/, ''), address: below(feed), methods: read },
    { name: '/reminders/stop', address: below(stopPath(options.secret, crypto.randomUUID())), methods: taken },
    { name: RETURN_PATH, address: below(RETURN_PATH), methods: ['GET'] },
    { name: NOTICE_PATH, address: below(NOTICE_PATH), methods: ['GET'] },
    { name: CREDIT_NOTICE_PATH, address: below(`${CREDIT_NOTICE_PATH}?reference=x`), methods: taken },
    { name: `sandbox ${CARD_PAGE}`, address: `http://${SANDBOX_HOST}${CARD_PAGE}?payment=x`, methods: taken },
    { name: `sandbox ${SIGNING_PAGE}`, address: `http://${SANDBOX_HOST}${SIGNING_PAGE}?payment=x`, methods: taken },
    { name: 'an unknown path', address: below('/no-such-call'), methods: taken },
  ]
}

/** Headers of which a request may have many values. */
const HEADERS: Readonly<Record<string, string>> = {
  'Accept-Encoding': longestHead((count) => 'gzip;q=0 , br;q=0.1,'.repeat(count)),
  'Accept-Language': longestHead((count) => 'fi;q=0.1,'.repeat(count)),
  Cookie: longestHead((count) => `HV-BROWSER=${'x'.repeat(43)};`.repeat(count)),
  'If-None-Match': longestHead((count) => 'W/"a",'.repeat(count)),
  Range: `bytes=${longestHead((count) => '0-0,'.repeat(count))}`,
  'X-Forwarded-For': longestHead((count) => '1.1.1.1,'.repeat(count)),
  'X-Forwarded-Host': longestHead((count) => 'a,'.repeat(count)),
  'X-Process-Token': longestHead((count) => 'x'.repeat(count)),
  'X-XSRF-TOKEN': longestHead((count) => 'x, '.repeat(count)),
  'Content-Type': longestHead((count) => `application/json;${' '.repeat(count)}`),
  Origin: `http://${longestHead((count) => 'a.'.repeat(count))}`,
  Authorization: `Bearer ${longestHead((count) => 'x'.repeat(count))}`,
  traceparent: longestHead((count) => '00-'.repeat(count)),
  tracestate: longestHead((count) => 'a=b,'.repeat(count)),
}

/** Returns the request with each of these headers. */
export const withLargeHeaders = (request: LargeRequest): LargeRequest[] =>
  Object.entries(HEADERS).map(([name, value]) => withHeader(request, name, value.trim()))

const withHeader = (request: LargeRequest, name: string, value: string): LargeRequest => ({
  ...request,
  what: `${request.method} with ${name}`,
  headers: { ...request.headers, [name]: value },
})

export function largePageRequests({ address, methods, headers = {} }: Page): LargeRequest[] {
  const more = address.includes('?') ? '&' : '?'
  return methods.flatMap((method) => {
    const plain = { what: method, method, path: address, headers }
    const [body] = method === 'POST' ? [longestBody((count) => `a=${'b&'.repeat(count)}`)] : []
    return [
      plain,
      { ...plain, what: `${method} compressed`, headers: { ...headers, 'Accept-Encoding': 'br, gzip' } },
      {
        ...plain,
        what: `${method} with parameters`,
        path: longestHead((count) => address + more + '&a'.repeat(count)),
      },
      ...(body === undefined ? [] : [{ ...plain, what: 'POST with a long body', text: body }]),
      ...withLargeHeaders(plain),
    ]
  })
}
