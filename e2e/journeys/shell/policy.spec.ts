// What browsers are told with every page, file, probe and refusal: content security policy, types, and other headers.
import { readdirSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { join, sep } from 'node:path'
import { dist } from '../../../build/dist'
import { freePort } from '../../../scripts/tools/free-port'
import { parsePolicy, refusedInline, weaknessesOf } from '#tests/harness/content-policy'
import { expect, test } from '../../harness/test'

const METRICS_TOKEN = 'token-of-the-operators'
const SANDBOX_PORT = String(await freePort())
test.use({ serverEnv: { METRICS_TOKEN, SANDBOX_PORT } })

const REST = '/ServiceBooking/rest'
const PAGES = [
  '/',
  '/huolto',
  '/renkaanvaihto',
  '/peruutus',
  '/saavutettavuus',
  '/huolto/',
  '/no/such/page',
  '/index.html',
]
const OTHERS = [
  '/health',
  '/ready',
  '/metrics',
  '/missing.js',
  '/.env',
  '/%2e%2e/package.json',
  `${REST}/docs/`,
  `${REST}/openapi.json`,
  `${REST}/get-booking/v2`,
  `${REST}/no-such-call`,
]
const SANDBOX = ['/', '/card/pay?payment=unknown', '/credit-bank/sign?payment=unknown', '/no/such/page']

const files = (): string[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|html)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(dist.length).replaceAll(sep, '/'))

/** Returns what is wrong with the headers of a response, each after its address. */
async function faultsOf(url: string): Promise<string[]> {
  const response = await fetch(url, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })
  const { headers } = response
  const text = await response.text()
  const policy = parsePolicy(headers.get('Content-Security-Policy') ?? '')
  const type = headers.get('Content-Type') ?? ''
  const isPage = type.startsWith('text/html')
  const needed = (name: string, isGood: RegExp): string[] => (isGood.test(headers.get(name) ?? '') ? [] : [name])
  return [
    ...weaknessesOf(policy),
    ...(isPage ? refusedInline(text, policy) : []),
    ...needed('X-Content-Type-Options', /^nosniff$/),
    ...needed('Referrer-Policy', /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/),
    ...(isPage ? needed('Permissions-Policy', /camera=\(\).*microphone=\(\)/) : []),
    ...(isPage ? needed('Cross-Origin-Opener-Policy', /^same-origin$/) : []),
    ...(/^text\/|\+?xml/.test(type) ? needed('Content-Type', /charset=utf-8/i) : needed('Content-Type', /\w\/\w/)),
    ...(url.includes(REST) && !/docs|openapi/.test(url) ? needed('Cache-Control', /^no-store$/) : []),
  ].map((fault) => `${url}: ${fault}`)
}

test(
  'reading 35: every page, file, probe and refusal has a narrow content security policy',
  { tag: ['@quick', '@desktop'] },
  async ({ server }) => {
    const built = files()
    expect(built.length).toBeGreaterThan(10)
    const urls = [...PAGES, ...OTHERS, ...built].map((path) => server.url + path)
    const sandbox = SANDBOX.map((path) => `http://127.0.0.1:${SANDBOX_PORT}${path}`)
    for (const url of [...urls, ...sandbox]) expect(await faultsOf(url)).toEqual([])
  },
)

/** Sends a method that `fetch` refuses to send. Resolves to the status. */
const statusOf = (url: string, method: string): Promise<number> =>
  new Promise((resolve, reject) => {
    httpRequest(url, { method }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })

/** Sends bytes as they are. Resolves to the status line of each response on the connection. */
const statusLines = (url: string, bytes: string): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    let text = ''
    const socket = connect(Number(port), hostname, () => socket.end(bytes))
    socket.on('data', (chunk) => (text += chunk.toString()))
    socket.on('error', reject)
    socket.on('close', () => resolve(text.match(/^HTTP\/1\.1 \d+/gm) ?? []))
  })

test(
  'reading 35: refuses TRACE everywhere, and a request with two lengths',
  { tag: ['@quick', '@desktop'] },
  async ({ server }) => {
    for (const path of ['/', '/health', `${REST}/get-booking/v2`, `${REST}/no-such-call`]) {
      const status = await statusOf(server.url + path, 'TRACE')
      expect([path, status >= 400 && status < 500]).toEqual([path, true])
    }
    const smuggled = [
      `POST ${REST}/save-notes HTTP/1.1`,
      'Host: 127.0.0.1',
      'Content-Length: 6',
      'Transfer-Encoding: chunked',
      '',
      '0',
      '',
      'GET /health HTTP/1.1',
      'Host: 127.0.0.1',
      '',
      '',
    ]
    expect(await statusLines(server.url, smuggled.join('\r\n'))).toEqual(['HTTP/1.1 400'])
  },
)
