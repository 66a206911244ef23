// Access control: another session reads and changes nothing, and pages of other sites can neither read nor write.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyExtension } from '#tests/harness/servers/every-extension'
import { createApp } from '#server/app/app'
import { isSessionless } from '#server/http/sessionless'
import { REST_ROOT } from '#shared/api/rest-root'
import { CANARIES, canariesIn, canaryCustomer } from '#tests/fixtures/canaries'
import { clonedVisitor } from '#tests/harness/visitors/cloned-visitor'
import { exampleInputs, type ExampleInput } from '#tests/fixtures/example-inputs'
import { openBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'
import { isWholeProof } from '#tests/harness/proof-size'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atSeven, completeVisitor, reserve } from '../harness/visitors/booked-visitor'
import { PERSONS } from '#tests/fixtures/credit-application'
import { book } from '../harness/visitors/credit-buyer'
import { rows } from '../harness/database/rows'

let server: TestApp
const calls = exampleInputs()
beforeAll(async () => {
  server = await createTestApp(everyExtension)
  await server.db.execute(sql`delete from reservation`)
})
afterAll(() => server.close())

let morning = 7
/** Creates the owner: a session with a booking, a credit payment and a card payment. Returns their ids. */
async function owner() {
  const browser = await completeVisitor(server)
  const { api } = browser
  await api.saveCustomer({ body: canaryCustomer })
  await api.saveNotes({ body: { value: CANARIES.notes } })
  await api.saveSymptoms({ body: [{ id: null, description: CANARIES.symptom }] })
  expect(await reserve(browser, atSeven(`2026-12-${String(morning++).padStart(2, '0')}`))).toEqual({
    responseCode: 'SUCCESS',
  })
  const credit = await book(browser, PERSONS.booked)
  const paying = await completeVisitor(server)
  const { orderNumber } = await paying.api.vismaPayToken({}, { headers: { Referer: 'http://localhost/huolto' } })
  const booked = await clonedVisitor(server, browser)
  await booked.browser.api.saveLead({ query: { leadDate: '2026-12-01' } })
  const { bookingKey } = await booked.browser.api.saveBooking()
  const [session] = await rows(
    server,
    sql`select id::text from session where draft->>'notes' = ${CANARIES.notes} limit 1`,
  )
  const [booking] = await rows(server, sql`select id::text from booking limit 1`)
  return {
    browser,
    ids: {
      bookingKey: bookingKey ?? '',
      payment: credit.paymentId,
      order: orderNumber,
      session: String(session?.['id']),
      booking: String(booking?.['id']),
    },
  }
}

/** Returns the call's example input with every string replaced by `id`. */
function naming({ params, query, body }: ExampleInput, id: string) {
  const named = (one: unknown): unknown => {
    if (typeof one === 'string') return id
    if (Array.isArray(one)) return one.map(named)
    return typeof one === 'object' && one !== null
      ? Object.fromEntries(Object.entries(one).map(([name, value]) => [name, named(value)]))
      : one
  }
  const fields = (one: Readonly<Record<string, unknown>>) =>
    Object.entries(one).map(([name, value]) => [name, named(value)] as const)
  return { params: new Map(fields(params)), query: fields(query), body: named(body) }
}

function send(browser: TestBrowser, call: ExampleInput, id: string, headers: Record<string, string | null> = {}) {
  const { params, query, body } = naming(call, id)
  const path = call.endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params.get(name))),
  )
  const search = new URLSearchParams(query.map(([name, value]) => [name, String(value)]))
  const hasBody = call.endpoint.method !== 'GET' && body !== undefined
  return browser.send(call.endpoint.method, `${path}?${search}`, { headers, ...(hasBody && { body }) })
}

describe('another session', () => {
  it(`reading 37: learns and changes nothing by ${calls.length} calls with another visitor’s ids`, async () => {
    const { browser, ids } = await owner()
    const state = async () =>
      JSON.stringify([
        await browser.api.getBooking(),
        await rows(server, sql`select * from payment order by id`),
        await rows(server, sql`select state, amount_cents from card_payment where order_number = ${ids.order}`),
        await rows(server, sql`select document, cancelled_at, version from booking`),
      ]).replaceAll(/"held_seconds_at_most":\d+/g, '')
    const before = await state()
    expect(canariesIn(before)).toContain('email')
    const stranger = await completeVisitor(server)
    const leaked: unknown[] = []
    const names = Object.values(ids).map(String)
    for (const [n, call] of calls.entries()) {
      // A sample uses one id per call, in rotation.
      for (const id of isWholeProof ? names : names.slice(n % names.length).slice(0, 1)) {
        const { browser: other } = await clonedVisitor(server, stranger)
        const response = await send(other, call, id)
        const answered = JSON.stringify([...response.headers]) + (await response.text())
        leaked.push(...canariesIn(answered).map((canary) => [call.name, canary]))
      }
    }
    expect(leaked).toEqual([])
    expect(await state()).toBe(before)
  }, 600_000)

  it('reading 37: a key without its plate and a plate without its key get the same response', async () => {
    const { ids } = await owner()
    const { send: ask } = await openBrowser(server.app)
    const answers: string[] = []
    for (const path of ['/open-booking', '/cancel-booking'])
      for (const [key, plate] of [
        [ids.bookingKey, 'ABC-124'],
        ['x'.repeat(43), 'ABC-123'],
        [ids.booking, 'ABC-123'],
        ['', ''],
      ]) {
        const response = await ask(
          'POST',
          `${path}?bookingKey=${key}&registerNumber=${plate}&installationType=BASSADONE_PUBLIC`,
        )
        answers.push(`${response.status} ${await response.text()}`)
      }
    expect(new Set(answers)).toEqual(new Set(['404 {"code":"NOT_FOUND","message":"no such booking"}']))
  })
})

const writes = calls.filter(({ endpoint }) => endpoint.method !== 'GET')

describe('another site', () => {
  it(`reading 35: all ${writes.length} writes are refused without the session’s XSRF header or from another origin`, async () => {
    const [own, other] = [await completeVisitor(server), await completeVisitor(server)]
    const foreign = other.cookies.get('XSRF-TOKEN') ?? ''
    const wrong: readonly Record<string, string | null>[] = [
      { 'X-XSRF-TOKEN': null },
      { 'X-XSRF-TOKEN': 'wrong' },
      { 'X-XSRF-TOKEN': foreign },
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
    ]
    const statuses = new Map<string, number[]>()
    for (const call of writes)
      for (const headers of isSessionless(call.name) ? wrong.slice(3) : wrong)
        statuses.set(call.name, [...(statuses.get(call.name) ?? []), (await send(own, call, '1', headers)).status])
    expect([...statuses].filter(([, found]) => found.some((status) => status !== 403))).toEqual([])
  }, 120_000)

  it('API-04 no response has CORS headers, with or without a preflight request', async () => {
    const browser = await completeVisitor(server)
    const allowing: string[] = []
    for (const call of calls)
      for (const method of [call.endpoint.method, 'OPTIONS']) {
        const path = call.endpoint.path.replaceAll(/\{\w+\}/g, '1')
        const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' }
        const response = await browser.send(method, path, { headers })
        for (const [name] of response.headers) if (name.startsWith('access-control')) allowing.push(`${method} ${path}`)
      }
    expect(allowing).toEqual([])
  }, 120_000)
})

it('every API response has headers against caching, sniffing and framing, and behind TLS also HSTS', async () => {
  const publicOrigin = 'https://varaus.example.fi'
  const app = createApp({ ...server.options, site: { publicOrigin, behindProxy: true } })
  const answers = await Promise.all(
    ['/vehicle-makes', '/no-such-call', '/init-session', '/get-booking/v2'].map((path) =>
      app.fetch(new Request(`${publicOrigin}${REST_ROOT}${path}`)),
    ),
  )
  for (const { headers } of answers)
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000',
    })
  const plain = await server.app.fetch(new Request(`http://localhost${REST_ROOT}/vehicle-makes`))
  expect(plain.headers.get('Strict-Transport-Security')).toBeNull()
})
