import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStatic } from '#server/static/files'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hv-static-'))
  await mkdir(join(folder, 'dist/static/js'), { recursive: true })
  await mkdir(join(folder, 'dist-secret'))
  await writeFile(join(folder, 'secret.txt'), 'salaisuus')
  await writeFile(join(folder, 'dist-secret/a.txt'), 'salaisuus')
  await writeFile(join(folder, 'dist/.env'), 'salaisuus')
  await writeFile(join(folder, 'dist/robots.txt'), 'User-agent: *')
  await writeFile(join(folder, 'dist/static/js/index.0a1b2c3d.js'), '1')
  const page = '<!doctype html><script id="app-config" type="application/json">{}</script><div id="root"></div>'
  await writeFile(join(folder, 'dist/index.html'), page)
})
afterAll(() => rm(folder, { recursive: true }))

const get = (path: string, spaConfig: string | null = null, init?: RequestInit) =>
  createStatic({ root: join(folder, 'dist'), spaConfig })(new Request(`http://localhost${path}`, init))

it.each(['/', '/huolto', '/peruutus', '/index.html'])('%s is the page, checked each time', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toContain('text/html')
  expect(response.headers.get('Cache-Control')).toBe('no-cache')
  const csp = response.headers.get('Content-Security-Policy')
  for (const rule of ["default-src 'self'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"])
    expect(csp).toContain(rule)
  expect(csp).not.toContain('unsafe')
})

it('hashed files are kept for good, others are checked', async () => {
  const hashed = await get('/static/js/index.0a1b2c3d.js')
  expect(hashed.headers.get('Cache-Control')).toContain('immutable')
  expect(hashed.headers.get('Content-Type')).toContain('javascript')
  const plain = await get('/robots.txt')
  expect(plain.headers.get('Cache-Control')).toBe('no-cache')
  const again = await get('/robots.txt', null, { headers: { 'If-None-Match': plain.headers.get('ETag') ?? '' } })
  expect(again.status).toBe(304)
})

it('a missing file is 404, never the page', async () => {
  const response = await get('/static/js/index.ffffffff.js')
  expect(response.status).toBe(404)
  expect(await response.text()).not.toContain('<')
})

it.each([
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/static/..%2f..%2fsecret.txt',
  '/..%2fdist-secret%2fa.txt',
  '/..%5csecret.txt',
  '/%00.txt',
  '/%ff.txt',
  '/.env',
])('%s leads nowhere', async (path) => {
  const response = await get(path)
  expect(await response.text()).not.toContain('salaisuus')
  expect(response.status).toBe(404)
})

it('puts the configuration into the page, where it cannot end its element', async () => {
  const html = await (await get('/huolto', '{"a":"</script><b>$&"}')).text()
  const [, json = ''] = /application\/json">(.*?)<\/script>/.exec(html) ?? []
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({ a: '</script><b>$&' })
})

it('serves only reads', async () => {
  expect((await get('/', null, { method: 'POST' })).status).toBe(405)
  expect(await (await get('/', null, { method: 'HEAD' })).text()).toBe('')
})
