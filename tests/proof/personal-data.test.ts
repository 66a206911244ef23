// Puts personal data into every field that accepts text, then searches logs, error responses, headers and mail headers.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { everyExtension } from '#tests/harness/servers/every-extension'
import { createApp } from '#server/app/app'
import { dispatchNext } from '#server/mail/dispatch/dispatch'
import { mimeOf } from '#server/mail/dispatch/mime'
import { described } from '#server/platform/operations/described'
import { telling } from '#server/platform/operations/events'
import { CANARIES, canariesIn, canaryCustomer } from '#tests/fixtures/canaries'
import { exampleInputs } from '#tests/fixtures/example-inputs'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atSeven, completeVisitor, reserve } from '../harness/visitors/booked-visitor'
import { dispatchOf, keepingTransport } from '../harness/mail/mail-outbox'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp(everyExtension)
  await server.db.execute(sql`delete from reservation`)
})
afterAll(() => server.close())

const PLATE = 'ABC-123'
/** Collects log lines in the format of a running server. */
function logging() {
  const lines: string[] = []
  const log = {
    info: (message: string, fields?: object) => void lines.push(JSON.stringify({ message, ...fields })),
    error: (message: string, error: unknown) => void lines.push(message, JSON.stringify(described(error))),
  }
  const broken = { find: (plate: string) => Promise.reject(new Error(`no answer for ${plate}`)) }
  const options = { ...server.options, log, observe: (answered: object) => void lines.push(JSON.stringify(answered)) }
  return { lines, log, app: createApp(options), failing: createApp({ ...options, vehicleRegister: broken }) }
}

it('reading 39, reading 36: a whole booking and all calls with a canary in each field leave none in logs, errors and headers', async () => {
  const { lines, log, app, failing } = logging()
  const refusals: string[] = []
  const asked: string[] = []
  const fetch = async (request: Request): Promise<Response> => {
    const response = await app.fetch(request)
    if (response.status >= 400) refusals.push(await response.clone().text())
    asked.push(JSON.stringify([...response.headers]))
    return response
  }
  const visitor = await completeVisitor({ ...server, app: { fetch } })
  const { api } = visitor
  await api.saveCustomer({ body: canaryCustomer })
  await api.saveNotes({ body: { value: CANARIES.notes } })
  await api.saveSymptoms({ body: [{ id: null, description: CANARIES.symptom }] })
  await api.saveBillingReference({ query: { billingReference: CANARIES.billing } })
  expect(await reserve(visitor, atSeven('2026-12-08'))).toEqual({ responseCode: 'SUCCESS' })
  const { bookingKey } = await api.saveBooking()
  const asking = await completeVisitor({ ...server, app: { fetch } })
  await asking.api.sendEditRequest({
    query: { installationType: 'BASSADONE_PUBLIC' },
    body: {
      organization: 1,
      registerNumber: PLATE,
      reservedDate: '25.11.2026 07:00',
      name: `${CANARIES.firstName} ${CANARIES.lastName}`,
      email: CANARIES.email,
      phoneNumber: CANARIES.phone,
      message: CANARIES.message,
    },
  })

  // Every call with a canary in each text. Most are refused, and must not repeat it in the error.
  const other = await completeVisitor({ ...server, app: { fetch } })
  const canaries = Object.values(CANARIES)
  let n = 0
  const withCanaries = (one: unknown): unknown => {
    if (typeof one === 'string') return canaries[n++ % canaries.length]
    if (Array.isArray(one)) return one.map(withCanaries)
    if (typeof one !== 'object' || one === null) return one
    return Object.fromEntries(Object.entries(one).map(([name, value]) => [name, withCanaries(value)]))
  }
  for (const { endpoint, query, body } of exampleInputs()) {
    const search = new URLSearchParams(Object.keys(query).map((name) => [name, String(withCanaries(''))]))
    const path = endpoint.path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(String(withCanaries(''))))
    const hasBody = endpoint.method !== 'GET' && body !== undefined
    await other.send(endpoint.method, `${path}?${search}`, hasBody ? { body: withCanaries(body) } : {})
    await other.send(endpoint.method, `${path}/${encodeURIComponent(CANARIES.email)}?${search}`)
    if (hasBody)
      await other.send(endpoint.method, `${path}?${search}`, { text: `{"${CANARIES.lastName}": ${CANARIES.email}` })
  }
  // A failure of an external register, with a plate in its message.
  const { send } = await completeVisitor(server)
  const broken = await completeVisitor({ ...server, app: { fetch: (request) => failing.fetch(request) } }).catch(
    () => null,
  )
  expect(broken).toBeNull()
  expect((await send('POST', '/search-vehicle', { text: `{"registerNumber":"${PLATE}"` })).status).toBe(400)

  const transport = keepingTransport()
  const tell = telling({ log, secret: server.options.secret })
  const dispatch = { ...dispatchOf(server, transport), tell }
  while ((await dispatchNext(dispatch, AbortSignal.timeout(30_000))) === 'done');
  expect(transport.mails.length).toBeGreaterThanOrEqual(4)

  const known = { ...CANARIES, plate: PLATE, key: bookingKey ?? 'missing' }
  expect(lines.length).toBeGreaterThan(300)
  expect(lines.join('\n')).toContain('/search-vehicle')
  for (const event of ['vehicle.found', 'hold.taken', 'booking.saved', 'mail.queued', 'mail.sent'])
    expect(lines.join('\n')).toContain(event)
  expect(canariesIn(lines.join('\n'), known)).toEqual([])
  expect(refusals.length).toBeGreaterThan(100)
  expect(canariesIn(refusals.join('\n'))).toEqual([])
  expect(canariesIn(asked.join('\n'), known)).toEqual([])
  expect(canariesIn(dispatch.logged.join('\n'), known)).toEqual([])
  for (const mail of transport.mails) {
    const { messageId, from, to, replyTo, subject, headers } = mimeOf(mail)
    expect([subject, canariesIn(JSON.stringify([messageId, from, subject, headers]))]).toEqual([subject, []])
    // Recipient and reply-to contain a name and an address only.
    const people = canariesIn(JSON.stringify([to, replyTo]))
    expect(people.filter((name) => !['email', 'firstName', 'lastName'].includes(name))).toEqual([])
  }
}, 120_000)
