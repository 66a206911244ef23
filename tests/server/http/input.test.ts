import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '#shared/api/contract'
import { addDays } from '#shared/date/wall-clock'
import { cartItem } from '#tests/fixtures/cart-item'
import { everyExtension } from '#tests/harness/servers/every-extension'
import { openBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'

let server: TestApp
let browser: TestBrowser
beforeAll(async () => {
  server = await createTestApp(everyExtension)
  browser = await openBrowser(server.app)
})
afterAll(() => server.close())

const answer = async (response: Response) => ({ status: response.status, body: JSON.parse(await response.text()) })

it.each([
  ['POST', '/save-notes', { text: '{' }, 'BAD_JSON'],
  ['POST', '/save-notes', { text: '' }, 'BAD_JSON'],
  ['POST', '/save-notes', { body: { value: 1 } }, 'BAD_REQUEST'],
  ['POST', '/save-notes', { body: { value: 'a\0b' } }, 'BAD_REQUEST'],
  ['POST', '/save-notes', { text: String.raw`{"value":"\ud800"}` }, 'BAD_REQUEST'],
  ['POST', '/save-notes', { body: { value: 'x'.repeat(5001) } }, 'TOO_LONG'],
  ['POST', '/symptoms', { body: [{ id: 'x'.repeat(1001), description: 'Vinkuu' }] }, 'TOO_LONG'],
  ['POST', '/reservation-details/v2', { body: { pickupDate: 'x'.repeat(101) } }, 'TOO_LONG'],
  [
    'POST',
    `/init-session?organizationId=1&installationType=${'x'.repeat(101)}&usedProcessType=MAINTENANCE`,
    {},
    'TOO_LONG',
  ],
  ['POST', '/set-vehicle-kilometers', {}, 'BAD_REQUEST'],
  ['POST', '/set-vehicle-kilometers?kilometers=abc', {}, 'BAD_REQUEST'],
  ['POST', '/set-vehicle-kilometers?kilometers=1000000', {}, 'BAD_MILEAGE'],
  ['POST', '/search-vehicle', { body: { registerNumber: 'ABC123', kilometers: 1 } }, 'BAD_REGISTER_NUMBER'],
  ['POST', '/search-vehicle', { body: { registerNumber: 'CD-12345', kilometers: 1 } }, 'BAD_REGISTER_NUMBER'],
  ['POST', '/set-vehicle', { body: { register_number: 'ABC-1', make: ' ', model: 'x' } }, 'BAD_VEHICLE'],
  [
    'POST',
    '/reserve-time?reservation=a%00|b&timeSelectionType=EXACT_TIME&workshiftPosition=MORNING',
    {},
    'BAD_REQUEST',
  ],
  [
    'POST',
    '/reserve-time?reservation=nyt&timeSelectionType=EXACT_TIME&workshiftPosition=MORNING',
    {},
    'BAD_RESERVATION',
  ],
  ['POST', '/reserve-time?reservation=a|b&timeSelectionType=SOON&workshiftPosition=MORNING', {}, 'BAD_REQUEST'],
  ['POST', '/free-times?start=2026-02-30&end=2026-03-01', {}, 'BAD_PERIOD'],
  ['POST', '/free-times?start=2026-12-02&end=2026-12-01', {}, 'BAD_PERIOD'],
  ['POST', '/free-times?start=2026-12-01&end=2027-02-01', {}, 'BAD_PERIOD'],
  ['POST', '/free-times?start=2026-12-01&end=2026-12-02', {}, 'ORGANIZATION_MISSING'],
  ['POST', '/lead?leadDate=huomenna', {}, 'BAD_LEAD_DATE'],
])('%s %s with %j is 400 %s', async (method, path, options, code) => {
  const { status, body } = await answer(await browser.send(method, path, options))
  expect(body).toEqual({ code, message: expect.any(String) })
  expect(status).toBe(400)
})

it.each(['toString', 'valueOf', 'toJSON', 'constructor', '__proto__', 'then'])(
  'SA-07 a value with an own %s is refused by every call that takes a body',
  async (name) => {
    const headers = { 'X-Process-Token': browser.token() }
    const withBody = Object.values(contract).flatMap((call) => ('body' in call ? [call] : []))
    expect(withBody.length).toBeGreaterThan(25)
    const answered: string[] = []
    for (const { method, path } of withBody) {
      const at = path.replaceAll(/\{\w+\}/g, '1')
      for (const text of [`{"value":{"${name}":1}}`, `[{"${name}":null}]`]) {
        const { status } = await browser.send(method, at, { text, headers })
        if (status !== 400) answered.push(`${at} ${text}: ${status}`)
      }
    }
    expect(answered).toEqual([])
  },
)

it.each([
  ['/locker/reserved-times', { startTimes: [], unknown: Array.from({ length: 1500 }, () => 0) }, 413, 'TOO_LARGE'],
  ['/symptoms', Array.from({ length: 1500 }, () => ({})), 413, 'TOO_LARGE'],
  [
    '/locker/reserved-times',
    { startTimes: Array.from({ length: 1001 }, () => '2026-11-25T07:00:00') },
    400,
    'TOO_MANY',
  ],
  [
    '/locker/reserved-times',
    { startTimes: Array.from({ length: 63 }, (_, n) => `${addDays('2026-11-25', n)}T07:00:00`) },
    400,
    'TOO_MANY',
  ],
  ['/add-products-to-cart?stage=A', Array.from({ length: 51 }, () => cartItem(101)), 400, 'TOO_MANY'],
  ['/remove-products-from-cart?stage=A', Array.from({ length: 51 }, () => cartItem(101)), 400, 'TOO_MANY'],
  ['/booking/cd/add-rows', Array.from({ length: 51 }, () => cartItem(101)), 400, 'TOO_MANY'],
  ['/extra-order-items/v2', Array.from({ length: 51 }, () => ({ id: 1 })), 400, 'TOO_MANY'],
])('OP-07 %s refuses more values than it can use', async (path, body, status, code) => {
  const answered = await answer(await browser.send('POST', path, { body }))
  expect(answered).toEqual({ status, body: { code, message: expect.stringMatching(/^(more than|too many)/) } })
})

it('OP-07 a private call refuses as many parameters in its body', async () => {
  const body = { bookingKey: 'x', unknown: Array.from({ length: 1500 }, () => 0) }
  const headers = { 'Content-Type': 'application/json' }
  const { status } = await browser.send('POST', '/open-booking', { body, headers })
  expect(status).toBe(413)
})

it('a body over 64 kB is 413', async () => {
  const { status, body } = await answer(
    await browser.send('POST', '/save-notes', { body: { value: 'x'.repeat(70_000) } }),
  )
  expect([status, body.code]).toEqual([413, 'TOO_LARGE'])
})

it('a wrong method is 405 with an Allow header', async () => {
  const response = await browser.send('GET', '/save-notes')
  expect(response.headers.get('Allow')).toBe('POST')
  expect((await answer(response)).status).toBe(405)
})

it('API-02 an unknown path is a JSON 404', async () => {
  const { status, body } = await answer(await browser.send('GET', '/no-such-call'))
  expect([status, body.code]).toEqual([404, 'UNKNOWN_PATH'])
  const outside = await server.app.fetch(new Request('http://localhost/get-booking/v2'))
  expect(outside.status).toBe(404)
})

it('an unexpected failure is logged and returns a 500 without details', async () => {
  const broken = await createTestApp()
  const visitor = await openBrowser(broken.app)
  await broken.close()
  const { status, body } = await answer(await visitor.send('GET', '/get-booking/v2'))
  expect(status).toBe(500)
  expect(body).toEqual({ code: 'INTERNAL', message: 'the server failed' })
  expect(broken.failures).toHaveLength(1)
})
