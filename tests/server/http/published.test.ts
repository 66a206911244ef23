/** The published contract: openapi.json and its documentation page. */
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '#shared/api/contract'
import { createApp, type App } from '#server/app/app'
import { docs } from '#server/app/docs'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'

const ROOT = '/ServiceBooking/rest'
let test: TestApp
let prefixed: App
beforeAll(async () => {
  test = await createTestApp()
  prefixed = createApp({
    ...test.options,
    tokenHeader: 'X-Chain-Token',
    apiPrefix: '/api',
  })
})
afterAll(() => test.close())

const get = (path: string, init?: RequestInit) => test.app.fetch(new Request(`http://localhost${ROOT}${path}`, init))

describe('openapi.json', () => {
  it('API-01 is public, and cached until it changes', async () => {
    const response = await get('/openapi.json')
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=UTF-8')
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
    expect(await response.json()).toMatchObject({ openapi: '3.1.1', servers: [{ url: ROOT }] })
    const tag = response.headers.get('ETag') ?? ''
    const again = await get('/openapi.json', { headers: { 'If-None-Match': tag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await get('/openapi.json', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
  })

  it('API-02 names the path prefix and token header of its server', async () => {
    const response = await prefixed.fetch(new Request(`http://localhost/api${ROOT}/openapi.json`))
    expect(await response.json()).toMatchObject({
      servers: [{ url: `/api${ROOT}` }],
      components: { securitySchemes: { processToken: { name: 'X-Chain-Token' } } },
    })
    expect((await prefixed.fetch(new Request(`http://localhost${ROOT}/openapi.json`))).status).toBe(404)
  })

  it('is read-only', async () => {
    expect((await get('/openapi.json', { method: 'POST' })).status).toBe(404)
  })
})

describe('the documentation page', () => {
  it.each([
    ['/docs/', 'text/html; charset=UTF-8'],
    ['/docs/page.css', 'text/css; charset=UTF-8'],
  ])('%s is served with its own content security policy', async (path, type) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe(type)
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    const policy = response.headers.get('Content-Security-Policy')
    for (const rule of ["default-src 'none'", "style-src 'self'", "frame-ancestors 'none'"])
      expect(policy).toContain(rule)
    expect(policy).not.toMatch(/script|unsafe/)
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0)
  })

  it('has no script, no inline style and no other origin, and its links lead somewhere', async () => {
    const page = await (await get('/docs/')).text()
    expect(page).toContain('<title>Huoltovaraus booking API</title>')
    expect(page).not.toMatch(/<script|<style| on\w+="| style="|(?:href|src)="(?:https?:|\/)/)
    const links = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link = '']) => link)
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => `#${id}`)
    expect(new Set(ids).size).toBe(ids.length)
    expect([...new Set(links)].filter((link) => !ids.includes(link)).toSorted()).toEqual([
      '../openapi.json',
      'page.css',
    ])
  })

  it('API-01 has each call with its address, its texts and the codes of its errors', async () => {
    const page = await (await get('/docs/')).text()
    for (const [name, { method, path }] of Object.entries(contract)) {
      const [, section = ''] = page.split(`<section id="call-${name}">`)
      const [own = ''] = section.split('</section>')
      expect(own).toContain(`<code>${method} ${path}</code>`)
      for (const { code } of docs[name]?.errors ?? []) expect(own).toContain(`<code>${code}</code>`)
    }
  })

  it('is redirected from the path without a trailing slash, also under a prefix', async () => {
    const response = await prefixed.fetch(new Request(`http://localhost/api${ROOT}/docs`))
    expect(response.status).toBe(302)
    const place = new URL(response.headers.get('Location') ?? '', `http://localhost/api${ROOT}/docs`)
    expect((await prefixed.fetch(new Request(place))).headers.get('Content-Type')).toContain('text/html')
  })

  it('is compressed if the client accepts gzip', async () => {
    const response = await get('/docs/', { headers: { 'Accept-Encoding': 'gzip' } })
    expect(response.headers.get('Content-Encoding')).toBe('gzip')
  })

  it.each([
    '/docs/..%2fdocument.ts',
    '/docs/..%2f..%2f..%2f..%2fpackage.json',
    '/docs/%2e%2e%2fpackage.json',
    '/docs/package.json',
    '/docs/index.html',
    '/docs/__proto__',
    '/docs/%00',
    '/docs/%ff',
  ])('%s is not found', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'UNKNOWN_PATH' })
  })
})

describe('what is the same for all', () => {
  const zipped = { headers: { 'Accept-Encoding': 'gzip' } }
  const cost = async (path: string, init?: RequestInit, times = 60): Promise<number> => {
    const before = process.cpuUsage()
    for (let round = 0; round < times; round += 1) await (await get(path, init)).arrayBuffer()
    const { user, system } = process.cpuUsage(before)
    return user + system
  }

  it.each(['/openapi.json', '/docs/'])('%s is made and compressed once', async (path) => {
    const whole = await get(path)
    const small = await get(path, zipped)
    expect(small.headers.get('Content-Encoding')).toBe('gzip')
    expect(small.headers.get('Vary')).toBe('Accept-Encoding')
    expect(gunzipSync(Buffer.from(await small.arrayBuffer()))).toEqual(Buffer.from(await whole.arrayBuffer()))
    await cost('/openapi.json?warm', { method: 'HEAD' }, 5)
    // A request that is refused costs what any does. The same document costs no more than ten of it.
    expect(await cost(path, zipped)).toBeLessThan(10 * (await cost('/docs/none')) + 50_000)
  })

  it('HEAD has the length and no body, and a known tag costs nothing', async () => {
    const head = await get('/openapi.json', { method: 'HEAD' })
    expect(Number(head.headers.get('Content-Length'))).toBeGreaterThan(100_000)
    expect(await head.text()).toBe('')
    const tag = head.headers.get('ETag') ?? ''
    for (const asked of [tag, `W/${tag}`, `"other", ${tag}`])
      expect((await get('/openapi.json', { headers: { 'If-None-Match': asked } })).status).toBe(304)
  })
})
