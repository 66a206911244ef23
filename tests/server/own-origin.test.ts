import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '#server/app'
import { createSandboxPages } from '#server/sandbox-pages'
import { createTestApp, type TestApp } from '#tests/harness/server-app'
import { application } from './credit-application'
import { book, buyer, PERSONS } from './credit-buyer'

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
/** Where the page of the sandbox sends whoever has signed. */
async function sentOn(app: TestApp['app'], origin: string, path?: string): Promise<string | null> {
  const browser = await buyer({ fetch: (request) => app.fetch(asProgram(request, origin)) })
  const { paymentId } = await book(browser, PERSONS.booked, signing(origin, path))
  const page = `http://localhost/sandbox/credit-bank/sign?payment=${paymentId}`
  return (await createSandboxPages(server.db)(new Request(page))).headers.get('Location')
}
/** As a program asks that is no browser: it names whatever host it likes. */
const asProgram = (request: Request, origin: string): Request => {
  const url = new URL(request.url)
  return new Request(origin + url.pathname + url.search, request)
}

it('the signing page leads nowhere but to its own origin, whatever origin the application named', async () => {
  expect(await sentOn(server.app, 'https://evil.example')).toBe('/huolto?signing=success')
  expect(await sentOn(server.app, 'http://localhost', '//evil.example/huolto')).toBe('/evil.example/huolto')
  expect(await sentOn(server.app, 'http://localhost', '/.//evil.example/')).toBe('/evil.example/')
})

it('the addresses to come back to are compared with the public address where there is one', async () => {
  const app = atSite('https://varaus.example.fi', false)
  await expect(sentOn(app, 'https://evil.example')).rejects.toMatchObject({ status: 400, code: 'FOREIGN_ADDRESS' })
  const browser = await buyer(app)
  const result = await book(browser, PERSONS.signing, signing('https://varaus.example.fi'))
  expect(new URL(result.signingUrl ?? '').origin).toBe('https://varaus.example.fi')
})

it.each([
  ['believes its own proxy about the host', null, true, { 'X-Forwarded-Host': 'varaus.example.fi' }, 204],
  ['believes nobody else about it', null, false, { 'X-Forwarded-Host': 'varaus.example.fi' }, 403],
  ['knows its public address', 'https://varaus.example.fi', false, {}, 204],
])('a write from a page: the server %s', async (_, publicOrigin, behindProxy, headers, status) => {
  const { send } = await buyer(atSite(publicOrigin, behindProxy))
  const all = { Origin: 'https://varaus.example.fi', ...headers }
  expect((await send('POST', '/save-notes', { body: { value: 'x' }, headers: all })).status).toBe(status)
})

it('behind its own proxy the page to come back to is of the origin that the browser shows', async () => {
  const { send } = await buyer(atSite(null, true))
  const headers = { Origin: 'https://varaus.example.fi', 'X-Forwarded-Host': 'varaus.example.fi' }
  const body = application(PERSONS.booked, signing('https://varaus.example.fi'))
  expect((await send('POST', '/credit-bank/book-payment', { body, headers })).status).toBe(200)
})
