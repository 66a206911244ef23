import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atSeven, book, reference } from '#tests/harness/visitors/booked-visitor'

let server: TestApp
let query: ReturnType<typeof reference>['query']
beforeAll(async () => {
  server = await createTestApp()
  query = reference((await book(server, atSeven('2026-11-26'))).bookingKey).query
})
afterAll(() => server.close())

/** Posts a body to a call of a new session. */
async function post(path: string, body: unknown, type = 'application/json'): Promise<Response> {
  const { send } = await openBrowser(server.app)
  return send('POST', path, { body, headers: { 'Content-Type': type } })
}

it('AS-07 announces that private calls take their parameters in the body', async () => {
  const { api } = await openBrowser(server.app)
  expect((await api.settings()).extensions).toContain('parametersInBody')
})

it('AS-07 opens a booking by its body, by its query, and by the two together', async () => {
  const { bookingKey, ...rest } = query
  for (const [path, body] of [
    ['/open-booking', query],
    [`/open-booking?${new URLSearchParams(query)}`, undefined],
    [`/open-booking?${new URLSearchParams(rest)}`, { bookingKey }],
  ] as const) {
    const response = await post(path, body)
    expect([path, response.status]).toEqual([path, 200])
    expect(await response.json()).toMatchObject({ vehicle: { register_number: 'ABC-123' } })
  }
})

it('AS-07 refuses a body with a wrong type, a missing parameter, an inherited name, and one that is no JSON object', async () => {
  const { bookingKey: _, ...keyless } = query
  const wrong: readonly unknown[] = [
    { ...query, bookingKey: 1 },
    keyless,
    { ...query, toString: 1 },
    [query],
    'x',
    null,
  ]
  for (const body of wrong) expect((await post('/open-booking', body)).status).toBe(400)
  // A form of another site can send plain text, but no JSON.
  expect((await post('/open-booking', query, 'text/plain')).status).toBe(400)
})

it('AS-07 takes the parameters beside the fields of the body, typed or as text', async () => {
  for (const sendEmail of [true, 'true']) {
    const body = { message: 'Kiitos', rating: null, sendEmail, notificationEmailAddress: 'ei osoite' }
    const response = await post('/feedback/v2', body)
    expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ code: 'BAD_EMAIL' })])
  }
  const body = { message: 'Kiitos', rating: null, sendEmail: true, notificationEmailAddress: 'aino@example.fi' }
  expect((await post('/feedback/v2', body)).status).toBe(204)
})

it('AS-07 reads the body of no other call in place of its query', async () => {
  expect((await post('/set-vehicle-kilometers', { kilometers: 1 })).status).toBe(400)
})

it('AS-07 cancels a booking by its body', async () => {
  expect((await post('/cancel-booking', query)).status).toBe(200)
  expect((await post('/open-booking', query)).status).toBe(409)
})
