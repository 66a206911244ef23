import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '#server/app/app'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { application, PERSONS } from '#tests/fixtures/credit-application'
import { book, buyer } from '#tests/harness/visitors/credit-buyer'
import { openSandboxPages } from '#tests/harness/servers/sandbox-site'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const atSite = (publicOrigin: string | null, behindProxy: boolean) =>
  createApp({ ...server.options, site: { publicOrigin, behindProxy } })
const signing = (origin: string, path = '/huolto?signing=success') => ({
  signing: { successUrl: origin + path, failUrl: origin + path, forceSigning: false },
})
/** Response of the sandbox page to an accepted signature. */
async function signed(app: TestApp['app'], origin: string, path?: string): Promise<Response> {
  const browser = await buyer({ fetch: (request) => app.fetch(asProgram(request, origin)) })
  const { signingUrl } = await book(browser, PERSONS.signing, signing(origin, path))
  return openSandboxPages(server).press(signingUrl, 'accept')
}
/** Sends the request as a client other than a browser, which can name any host. */
const asProgram = (request: Request, origin: string): Request => {
  const url = new URL(request.url)
  return new Request(origin + url.pathname + url.search, request)
}

it('reading 34: the signing page redirects only to the application’s origins', async () => {
  expect((await signed(server.app, 'http://localhost')).headers.get('Location')).toMatch(/^http:\/\/localhost\/huolto/)
  const evil = await signed(server.app, 'https://evil.example')
  expect([evil.status, evil.headers.get('Location')]).toEqual([400, null])
  expect((await signed(server.app, 'http://localhost:8080')).status).toBe(400)
  for (const path of ['//evil.example/huolto', '/.//evil.example/'])
    expect(new URL((await signed(server.app, 'http://localhost', path)).headers.get('Location') ?? '').host).toBe(
      'localhost',
    )
})

it('compares return addresses with the public address if one is configured', async () => {
  const app = atSite('https://varaus.example.fi', false)
  await expect(signed(app, 'https://evil.example')).rejects.toMatchObject({ status: 400, code: 'FOREIGN_ADDRESS' })
  const result = await book(await buyer(app), PERSONS.signing, signing('https://varaus.example.fi'))
  expect(result.bookPaymentStatus).toBe('SIGNING')
})

it.each([
  ['trusts the host forwarded by its proxy', null, true, { 'X-Forwarded-Host': 'varaus.example.fi' }, 204],
  ['ignores a forwarded host without a proxy', null, false, { 'X-Forwarded-Host': 'varaus.example.fi' }, 403],
  ['accepts its public address', 'https://varaus.example.fi', false, {}, 204],
])('a write from a page: the server %s', async (_, publicOrigin, behindProxy, headers, status) => {
  const { send } = await buyer(atSite(publicOrigin, behindProxy))
  const all = { Origin: 'https://varaus.example.fi', ...headers }
  expect((await send('POST', '/save-notes', { body: { value: 'x' }, headers: all })).status).toBe(status)
})

it('behind its proxy accepts return addresses of the origin shown by the browser', async () => {
  const { send } = await buyer(atSite(null, true))
  const headers = { Origin: 'https://varaus.example.fi', 'X-Forwarded-Host': 'varaus.example.fi' }
  const body = application(PERSONS.booked, signing('https://varaus.example.fi'))
  expect((await send('POST', '/credit-bank/book-payment', { body, headers })).status).toBe(200)
})
