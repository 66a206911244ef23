import { createHash } from 'node:crypto'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { earlyTexts } from '#server/static/early-texts'
import { extentOfHtml } from '../../../src/first-paint/extent'
import { createStatic, type StaticOptions } from '#server/static/files'
import { withInfoTexts, withThemeColor } from '#server/static/page'
import { readConfig } from '#server/config'
import { spaConfigText } from '#server/static/spa-config'
import { transportSecurity } from '#server/http/headers/transport-security'

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
  await writeFile(join(folder, 'dist/embed.js'), '2')
  const page =
    '<!doctype html><script id="app-config" type="application/json">{}</script><script id="frame" type="application/json">{}</script><div id="root"></div>'
  await writeFile(join(folder, 'dist/index.html'), page)
})
afterAll(() => rm(folder, { recursive: true }))

const get = (path: string, spaConfig: string | null = null, init?: RequestInit) =>
  createStatic({ root: join(folder, 'dist'), spaConfig })(new Request(`http://localhost${path}`, init))

it.each(['/', '/huolto', '/peruutus', '/index.html'])('%s is the page, revalidated each time', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toContain('text/html')
  expect(response.headers.get('Cache-Control')).toBe('no-cache')
  const csp = response.headers.get('Content-Security-Policy')
  for (const rule of ["default-src 'self'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"])
    expect(csp).toContain(rule)
  expect(csp).not.toContain('unsafe')
  expect(response.headers.get('Permissions-Policy')).toContain('camera=(), geolocation=(self)')
  expect(response.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
})

it('configured sites may frame the page but no other file, and TLS sets Strict-Transport-Security', async () => {
  const { 'Strict-Transport-Security': hsts = '' } = transportSecurity({
    publicOrigin: 'https://varaus.example.fi',
  })
  const serve = createStatic({
    root: join(folder, 'dist'),
    spaConfig: null,
    frameAncestors: 'https://chain.example',
    headers: { 'Strict-Transport-Security': hsts },
  })
  const [page, file] = await Promise.all(
    ['/huolto', '/robots.txt'].map((path) => serve(new Request(`http://localhost${path}`))),
  )
  expect(page?.headers.get('Content-Security-Policy')).toContain('; frame-ancestors https://chain.example;')
  expect(file?.headers.get('Content-Security-Policy')).toContain("; frame-ancestors 'none';")
  expect(file?.headers.get('Strict-Transport-Security')).toBe('max-age=31536000')
})

it('tells the page which sites may frame it, as data that cannot end its element', async () => {
  const serve = (frameAncestors: string | null) =>
    createStatic({ root: join(folder, 'dist'), spaConfig: null, frameAncestors })(
      new Request('http://localhost/huolto'),
    )
  const [listed, none] = await Promise.all([serve('https://a.example https://b.example'), serve(null)])
  expect(await listed.text()).toContain(
    '<script id="frame-ancestors" type="application/json">["https://a.example","https://b.example"]</script>',
  )
  expect(await none.text()).not.toContain('frame-ancestors')
})

it('other sites may include the script of the frame and no other file, revalidated each time', async () => {
  const [script, other] = await Promise.all([get('/embed.js'), get('/static/js/index.0a1b2c3d.js')])
  expect(script.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  expect(script.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(script.headers.get('Cache-Control')).toBe('no-cache')
  expect(other.headers.get('Access-Control-Allow-Origin')).toBeNull()
})

it('hashed files are cached for good, others are revalidated', async () => {
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
  '/__test__/bookings',
])('%s is not found', async (path) => {
  const response = await get(path)
  expect(await response.text()).not.toContain('salaisuus')
  expect(response.status).toBe(404)
})

it('inserts the configuration into the page so that it cannot close its element', async () => {
  const html = await (await get('/huolto', '{"a":"</script><b>$&"}')).text()
  const [, json = ''] = /application\/json">(.*?)<\/script>/.exec(html) ?? []
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({ a: '</script><b>$&' })
})

describe('a page with a configuration', () => {
  const policyOf = async (config: object) => {
    const response = await get('/huolto', JSON.stringify(config))
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    return Object.fromEntries(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]))
  }

  it('RT-12 allows only its own origin without a tag manager container', async () => {
    const policy = await policyOf({})
    expect(policy['script-src']).toEqual(["'self'"])
    expect(policy['connect-src']).toEqual(["'self'"])
    expect(policy['img-src']).toEqual(["'self'", 'data:'])
  })

  it('RT-12 allows the tag manager’s origins with a container, but no inline code', async () => {
    const policy = await policyOf({ tagManager: { id: 'GTM-TEST1' } })
    expect(policy['script-src']).toEqual(["'self'", 'https://*.googletagmanager.com'])
    expect(policy['connect-src']).toContain('https://*.google-analytics.com')
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|https:"|\*"/)
    // An invalid container id adds no origin. The page itself reports the mistake.
    expect((await policyOf({ tagManager: { id: "GTM-1'; script-src *" } }))['script-src']).toEqual(["'self'"])
  })

  it('RT-07 allows the servers of the logo and the API, and no others', async () => {
    const policy = await policyOf({
      brand: { logo: 'https://cdn.ketju.fi/logo.svg?v=1;x' },
      api: { prefix: 'https://varaus.ketju.fi/api' },
    })
    expect(policy['img-src']).toEqual(["'self'", 'data:', 'https://cdn.ketju.fi'])
    expect(policy['connect-src']).toEqual(["'self'", 'https://varaus.ketju.fi'])
    const own = await policyOf({ brand: { logo: '/logo.svg' }, api: { prefix: '/api' } })
    expect([own['img-src'], own['connect-src']]).toEqual([["'self'", 'data:'], ["'self'"]])
  })

  it('RT-07 has one theme colour if the brand has no dark scheme', () => {
    const metas =
      '<meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#123" media="(prefers-color-scheme: dark)">'
    expect(withThemeColor(metas, '{"brand": {"scheme": "light"}}')).toBe('<meta name="theme-color" content="#fff">')
    expect(withThemeColor(metas, '{}')).toBe(metas)
  })
})

describe('the server’s SPA configuration', () => {
  it('RT-07 is read from SPA_CONFIG, else from config.json in the working directory', async () => {
    const place = await mkdtemp(join(tmpdir(), 'hv-config-'))
    expect(spaConfigText({}, place)).toBeNull()
    await writeFile(join(place, 'config.json'), '{"brand": {"name": "Tiedosto"}}')
    expect(spaConfigText({}, place)).toContain('Tiedosto')
    expect(spaConfigText({ SPA_CONFIG: '{"brand": {"name": "Muuttuja"}}' }, place)).toContain('Muuttuja')
    await writeFile(join(place, 'config.json'), '{"brnd": {}}')
    expect(() => spaConfigText({}, place)).toThrow("config.json: brnd is not known; is 'brand' meant?")
    expect(() => spaConfigText({ SPA_CONFIG: '{"api": {"timeoutMs": "5"}}' }, place)).toThrow(
      /^SPA_CONFIG: api\.timeoutMs/,
    )
    await rm(place, { recursive: true })
  })

  it('LW-01 is what the server reads for its mails, with the defaults of all other keys', () => {
    const { application, spaConfig } = readConfig({ SPA_CONFIG: '{"company": {"name": "Ketju Oy"}}' })
    expect(application).toMatchObject({ company: { name: 'Ketju Oy' }, links: {}, order: { binding: 'request' } })
    expect(spaConfig).toBe('{"company": {"name": "Ketju Oy"}}')
  })
})

it('accepts only GET and HEAD', async () => {
  expect((await get('/', null, { method: 'POST' })).status).toBe(405)
  expect(await (await get('/', null, { method: 'HEAD' })).text()).toBe('')
})

describe('a prerendered page', () => {
  const TEXT = 'Tervetuloa & <b>$&</b>\n</p><script>alert(1)</script>'
  const early = 'document.title = "a"'
  const style = 'p{color:red}@media (width<768px){p{margin:0}}'
  beforeAll(async () => {
    await mkdir(join(folder, 'drawn/huolto'), { recursive: true })
    await mkdir(join(folder, 'drawn/static'))
    const page = (name: string) =>
      `<!doctype html><title>${name}</title><style>${style}</style><script id="app-config" type="application/json">{}</script><script id="frame" type="application/json">{}</script><script>${early}</script><div id="root"><p class="a" data-info-text="info"></p></div>`
    await writeFile(join(folder, 'drawn/index.html'), page('home'))
    await writeFile(join(folder, 'drawn/huolto/index.html'), page('huolto'))
    await writeFile(join(folder, 'drawn/static/app.0a1b2c3d.js'), 'plain')
    await writeFile(join(folder, 'drawn/static/app.0a1b2c3d.js.br'), 'brotli')
    await writeFile(join(folder, 'drawn/static/app.0a1b2c3d.js.gz'), 'gzip')
  })
  const ask = (path: string, options: Partial<StaticOptions> = {}, headers: Record<string, string> = {}) =>
    createStatic({ root: join(folder, 'drawn'), spaConfig: null, ...options })(
      new Request(`http://localhost${path}`, { headers }),
    )
  const titleOf = async (response: Promise<Response>) => /<title>(.*?)</.exec(await (await response).text())?.[1]

  it('is selected by its path or file name, and any other path gets the start page', async () => {
    expect(await titleOf(ask('/huolto'))).toBe('huolto')
    expect(await titleOf(ask('/huolto/index.html'))).toBe('huolto')
    expect(await titleOf(ask('/jotain'))).toBe('home')
    const config = (await (await ask('/huolto/index.html', { spaConfig: '{"a":1}' })).text()).includes('{"a":1}')
    expect(config).toBe(true)
  })

  it('allows its own inline script and styles by their hashes, and nothing else', async () => {
    const policy = (await ask('/huolto')).headers.get('Content-Security-Policy')
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(policy).toContain(`script-src 'self' ${hash(early)};`)
    expect(policy).toContain(`style-src 'self' ${hash(style)};`)
  })

  it('reading 23: contains its organization’s info text escaped as text', async () => {
    const asked: number[] = []
    const infoTexts = async (organizationId: number) => {
      asked.push(organizationId)
      return [{ code: 'info', text: TEXT }]
    }
    const html = await (await ask('/huolto', { infoTexts, spaConfig: '{"infoOrganizationId":7}' })).text()
    expect(asked).toEqual([7])
    expect(html).toContain(
      '<p class="a" data-info-text="info">Tervetuloa &amp; &lt;b&gt;$&amp;&lt;/b&gt;\n&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    )
    const [, json = ''] = /id="info-texts" type="application\/json">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(json)).toEqual([{ code: 'info', text: TEXT }])
    expect(await (await ask('/huolto', { infoTexts: async () => [] })).text()).not.toContain('info-texts')
  })

  it.each([
    ['br, gzip', 'br', 'brotli'],
    ['gzip, deflate', 'gzip', 'gzip'],
    ['br;q=0, GZIP', 'gzip', 'gzip'],
    ['identity', null, 'plain'],
  ])('its code is compressed for a browser that accepts %s', async (accepted, encoding, content) => {
    const response = await ask('/static/app.0a1b2c3d.js', {}, { 'Accept-Encoding': accepted })
    expect(response.headers.get('Content-Encoding')).toBe(encoding)
    expect(response.headers.get('Vary')).toBe('Accept-Encoding')
    expect(await response.text()).toBe(content)
  })

  it('has a different ETag per encoding, and accepts a weakened one', async () => {
    const tagOf = async (accepted: string) =>
      (await ask('/static/app.0a1b2c3d.js', {}, { 'Accept-Encoding': accepted })).headers.get('ETag') ?? ''
    const [br, gzip] = [await tagOf('br'), await tagOf('gzip')]
    expect(br).not.toBe(gzip)
    const again = await ask('/static/app.0a1b2c3d.js', {}, { 'Accept-Encoding': 'br', 'If-None-Match': `"x", W/${br}` })
    expect(again.status).toBe(304)
  })
})

describe('info texts for pages', () => {
  it('reading 23: does not delay a page if the database does not respond', async () => {
    expect(await earlyTexts(() => new Promise(() => {}))(1)).toEqual([])
    expect(await earlyTexts(() => Promise.reject(new Error('down')))(1)).toEqual([])
  })

  it('reading 23: caches the texts of each organization', async () => {
    let reads = 0
    const texts = earlyTexts(async (organizationId) => [{ code: 'info', text: `${organizationId} ${(reads += 1)}` }])
    expect(await texts(1)).toEqual([{ code: 'info', text: '1 1' }])
    expect(await texts(1)).toEqual([{ code: 'info', text: '1 1' }])
    expect(await texts(2)).toEqual([{ code: 'info', text: '2 2' }])
  })
})

it('RT-06 counts the info text in the extent of the page, so that the app finds it as it was drawn', async () => {
  const info = 'Varaa ajoissa & saat <1 % alennusta.'
  const drawn = '<h1>Huolto</h1><p data-info-text="maintenanceInfo"></p>'
  const page = `<script id="frame"></script><div id="root" data-drawn="${extentOfHtml(drawn)}">${drawn}</div>`
  const written = withInfoTexts(page, [{ code: 'maintenanceInfo', text: info }])
  const [, mark, inside = ''] = /data-drawn="(.*?)">(.*)<\/div>$/.exec(written) ?? []
  expect(inside).toContain('Varaa ajoissa')
  expect(mark).toBe(extentOfHtml(inside))
})
