/** Every kind of response has the headers of its row in the table, with any status and any method. */
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener, RequestError } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app/app'
import { failedAnswer } from '#server/http/failed-answer'
import { listen, type Listening } from '#server/http/listen'
import { createMetrics } from '#server/platform/operations/metrics'
import { createProbes } from '#server/platform/operations/probes'
import type { ResponseKind } from '#server/http/headers/response-headers'
import { createStatic } from '#server/static/files'
import { createThrottle } from '#server/platform/throttle/throttle'
import { HEADERS } from '#server/http/headers/response-headers'
import { transportSecurity } from '#server/http/headers/transport-security'
import { REST_ROOT } from '#shared/api/rest-root'
import { openBrowser } from '#tests/harness/visitors/http-client'
import { headerFaults, kindOf } from '#tests/harness/response-headers'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { PERSONS } from '#tests/fixtures/credit-application'
import { book, buyer } from '#tests/harness/visitors/credit-buyer'
import { openSandboxPages } from '#tests/harness/servers/sandbox-site'

const security = transportSecurity({ publicOrigin: 'https://varaus.example.fi' })
let server: TestApp
let folder: string
let files: ReturnType<typeof createStatic>
beforeAll(async () => {
  server = await createTestApp()
  folder = await mkdtemp(join(tmpdir(), 'hv-headers-'))
  await mkdir(join(folder, 'huolto'))
  for (const page of ['index.html', 'huolto/index.html']) await writeFile(join(folder, page), '<!doctype html><p>x</p>')
  for (const file of ['robots.txt', 'main.0a1b2c3d.js', 'logo.svg']) await writeFile(join(folder, file), 'x')
  files = createStatic({ root: folder, spaConfig: null })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']

/** Faults of a response's status and headers. Its kind follows from the address unless it is of another origin. */
function faults(url: string, response: Response, status: number, kind?: ResponseKind): string[] {
  const seen = { url, status: response.status, headers: Object.fromEntries(response.headers) }
  const wrong = seen.status === status ? [] : [`${url} has status ${seen.status}, not ${status}`]
  return [...wrong, ...headerFaults(seen, kind ?? kindOf(seen))]
}

describe('a call', () => {
  const url = (path: string): string => `http://localhost${REST_ROOT}${path}`

  it.each([
    [404, 'GET', '/no-such-call', {}],
    [405, 'PATCH', '/save-notes', {}],
    [412, 'GET', '/vehicle-makes', {}],
    [412, 'POST', '/save-notes', { 'Content-Type': 'application/json' }],
    [403, 'POST', '/save-notes', { Origin: 'https://evil.example' }],
    [400, 'POST', '/init-session?organizationId=', {}],
    [413, 'POST', '/save-notes', { 'Content-Length': String(65 * 1024) }],
  ])('has the headers of a call with status %i', async (status, method, path, headers) => {
    const response = await server.app.fetch(new Request(url(path), { method, headers }))
    expect(faults(url(path), response, status)).toEqual([])
  })

  it('has them with status 200, 204, 429, 500 and 503', async () => {
    const { send } = await openBrowser(server.app)
    expect(faults(url('/vehicle-makes'), await send('GET', '/vehicle-makes'), 200)).toEqual([])
    expect(faults(url('/save-notes'), await send('POST', '/save-notes', { body: { value: 'x' } }), 204)).toEqual([])

    const throttle = createThrottle({ db: server.db, secret: server.options.secret, factor: 0.01 })
    const throttled = await openBrowser(createApp({ ...server.options, throttle }))
    const search = () =>
      throttled.send('POST', '/search-vehicle', { body: { registerNumber: 'ABC-1', kilometers: null } })
    await search()
    await search()
    expect(faults(url('/search-vehicle'), await search(), 429)).toEqual([])

    const breaks: readonly (readonly [number, Error])[] = [
      [500, new Error('broken')],
      [503, Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })],
    ]
    for (const [status, error] of breaks) {
      const log = { info: () => undefined, error: () => undefined }
      const broken = createApp({ ...server.options, log, throttle: () => Promise.reject(error) })
      const response = await broken.fetch(
        new Request(url('/init-session?organizationId=1&installationType=BASSADONE_PUBLIC'), { method: 'POST' }),
      )
      expect(faults(url('/init-session'), response, status)).toEqual([])
    }
  })

  it('has the headers of the documentation, also unchanged, and a redirect those of a redirect', async () => {
    for (const path of ['/openapi.json', '/docs/', '/docs/page.css']) {
      const first = await server.app.fetch(new Request(url(path)))
      expect(faults(url(path), first, 200)).toEqual([])
      const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' }
      expect(faults(url(path), await server.app.fetch(new Request(url(path), { headers })), 304)).toEqual([])
    }
    expect(faults(url('/docs'), await server.app.fetch(new Request(url('/docs'))), 302)).toEqual([])
    expect(faults(url('/docs/other.js'), await server.app.fetch(new Request(url('/docs/other.js'))), 404)).toEqual([])
  })
})

it.each(['/', '/huolto', '/index.html', '/robots.txt', '/logo.svg', '/main.0a1b2c3d.js', '/none.js', '/.env'])(
  '%s has the headers of its kind for every method, and unchanged',
  async (path) => {
    const url = `http://localhost${path}`
    const isFound = !['/none.js', '/.env'].includes(path)
    for (const method of METHODS) {
      const isRead = method === 'GET' || method === 'HEAD'
      const status = path === '/.env' || (isRead && !isFound) ? 404 : isRead ? 200 : 405
      expect(faults(url, await files(new Request(url, { method })), status)).toEqual([])
    }
    const headers = { 'If-None-Match': (await files(new Request(url))).headers.get('ETag') ?? '' }
    expect(faults(url, await files(new Request(url, { headers })), isFound ? 304 : 404)).toEqual([])
  },
)

it('a probe has the headers of a probe, also without its token or database', async () => {
  const log = { info: () => undefined, error: () => undefined }
  const metrics = createMetrics(server.db)
  const headers = { ...HEADERS.probe, ...security }
  const options = { metrics, metricsToken: 'token', isStopping: () => false, headers, log, fault: async () => null }
  const probes = createProbes(options)
  const stopping = createProbes({ ...options, isStopping: () => true })
  const full = createProbes({ ...options, fault: async () => 'disk full' })
  const ask = async (of: typeof probes, path: string, status: number, headers = {}): Promise<void> => {
    const url = `http://localhost${path}`
    const response = await of.get(path)?.(new Request(url, { headers }))
    if (!response) throw new Error(`no probe ${path}`)
    expect(faults(url, response, status)).toEqual([])
    expect(response.headers.get('Strict-Transport-Security')).toBe('max-age=31536000')
  }
  await ask(probes, '/health', 200)
  await ask(probes, '/ready', 200)
  await ask(stopping, '/ready', 503)
  await ask(full, '/ready', 503)
  await ask(probes, '/metrics', 404)
  await ask(probes, '/metrics', 200, { Authorization: 'Bearer token' })
})

it('the sandbox has the headers of its pages, and of a redirect when it leads back', async () => {
  const pages = openSandboxPages(server)
  const url = (await book(await buyer(server.app), PERSONS.signing)).signingUrl ?? ''
  expect(faults(url, await pages.get('http://127.0.0.1:3001/'), 200, 'sandbox')).toEqual([])
  expect(faults(url, await pages.get(url), 200, 'sandbox')).toEqual([])
  expect(faults(url, await pages.get('http://127.0.0.1:3001/none'), 404, 'sandbox')).toEqual([])
  expect(faults(url, await pages.get('http://evil.example/'), 421, 'sandbox')).toEqual([])
  expect(faults(url, await pages.press(url, ''), 400, 'sandbox')).toEqual([])
  expect(faults(url, await pages.press(url, 'accept', { Origin: 'https://evil.example' }), 403, 'sandbox')).toEqual([])
  expect(faults(url, await pages.press(url, 'accept'), 303)).toEqual([])
})

describe('over a socket', () => {
  let listening: Listening
  const errors: unknown[] = []
  beforeAll(async () => void (listening = await listen('127.0.0.1', 0, 'PORT', security)))
  afterAll(() => listening.close())

  const ask = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { port } = listening
      request({ port, path, headers, setHost: headers['Host'] === undefined }, (response) => {
        response.resume()
        const found = Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        )
        resolve(new Response(null, { status: response.statusCode ?? 0, headers: found }))
      })
        .on('error', reject)
        .end()
    })
  const url = (path: string): string => listening.address + path

  it('has the headers while the server starts, fails, and refuses an address', async () => {
    expect(faults(url('/health'), await ask('/health'), 200)).toEqual([])
    for (const path of ['/', '/huolto']) expect(faults(url(path), await ask(path), 503)).toEqual([])
    const log = { info: () => undefined, error: (_: string, error: unknown) => void errors.push(error) }
    const fails = new Error('broken')
    const listener = getRequestListener(() => Promise.reject(fails), { errorHandler: failedAnswer(log, security) })
    listening.answer((incoming, outgoing) => void listener(incoming, outgoing))
    expect(faults(url('/huolto'), await ask('/huolto'), 500)).toEqual([])
    expect(errors).toEqual([fails])
    const refused = await ask('/', { Host: 'a b' })
    expect(faults(url('/'), refused, 400)).toEqual([])
    expect(refused.headers.get('Strict-Transport-Security')).toBe('max-age=31536000')
    expect(failedAnswer(log, {})(new RequestError('Invalid URL')).status).toBe(400)
    expect(errors).toHaveLength(1)
  })
})
