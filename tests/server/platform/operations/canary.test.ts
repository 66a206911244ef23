import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '#server/app/app'
import { dispatchNext } from '#server/mail/dispatch/dispatch'
import { TEST_PERSONS } from '#server/sandbox/persons'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { completeVisitor } from '#tests/harness/visitors/booked-visitor'
import { application, PERSONS } from '#tests/fixtures/credit-application'
import { bankOf, book } from '#tests/harness/visitors/credit-buyer'
import { dispatchOf, keepingTransport } from '#tests/harness/mail/mail-outbox'
import { rows } from '#tests/harness/database/rows'
import { openSandboxPages } from '#tests/harness/servers/sandbox-site'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const digits = (length: number): string => String(randomInt(10 ** length)).padStart(length, '0')
/** A unique government id, so that any match must come from the application. */
const uniqueId = (): string => `1707${digits(2)}-9${digits(2)}Q`

/** Records every response with its headers, and every log entry with its stack. */
function recording(bankFails: () => boolean) {
  const recorded: string[] = []
  const bank = bankOf(server)
  const app = createApp({
    ...server.options,
    log: {
      info: (message) => recorded.push(message),
      error: (message, error) => recorded.push(message, error instanceof Error ? String(error.stack) : String(error)),
    },
    creditBank: {
      ...bank,
      bookPayment: (asked) => (bankFails() ? Promise.reject(new Error('line dropped')) : bank.bookPayment(asked)),
    },
  })
  const fetch = async (request: Request): Promise<Response> => {
    const response = await app.fetch(request)
    recorded.push(request.url, JSON.stringify([...response.headers]), await response.clone().text())
    return response
  }
  return { recorded, server: { ...server, app: { fetch } } }
}

/** Text of every row of every table. */
async function wholeDatabase(): Promise<string> {
  const tables = await rows(
    server,
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname !~ '^(pg_|information_schema)'`,
  )
  expect(tables.length).toBeGreaterThan(30)
  const dumps: string[] = []
  for (const { name } of tables) {
    const [dump] = await rows(server, sql`select string_agg(t::text, ' ') as all from ${sql.raw(String(name))} t`)
    dumps.push(String(dump?.['all']))
  }
  return dumps.join('\n')
}

it('CR-08 reading 36: keeps a government id out of all tables, logs, mails, responses and URLs after applications and a booking', async () => {
  let fails = false
  const { recorded, server: recordedServer } = recording(() => fails)
  const id = uniqueId()
  const browser = await completeVisitor(recordedServer)
  for (const { governmentId } of TEST_PERSONS) await book(browser, governmentId).catch(() => null)

  // A complete booking: signed, approved, saved and confirmed by mail.
  const applicant = await completeVisitor(recordedServer)
  const result = await book(applicant, ` ${id.toLowerCase()}`, {
    customer: { ...application(id).customer, contactGovernmentId: id },
  })
  const { api } = applicant
  await api.saveCreditData({ query: { id: result.paymentId, amount: 500, contractType: 'NEW' } })
  const pages = openSandboxPages(server)
  const shown = await pages.get(result.signingUrl)
  const signed = await pages.press(result.signingUrl, 'accept')
  recorded.push(String(result.signingUrl), await shown.text(), String(signed.headers.get('Location')))
  await api.bookSignedPayment({ query: {}, body: { value: result.paymentId } })
  await api.saveLead({ query: { leadDate: '2026-12-01' } })
  await api.saveBooking()
  const transport = keepingTransport()
  const dispatch = dispatchOf(server, transport)
  let outcome = 'done'
  while (outcome === 'done') outcome = await dispatchNext(dispatch, AbortSignal.timeout(30_000))
  expect(transport.mails.length).toBeGreaterThan(0)

  // Failures: invalid ids, an id in a wrong field, a malformed body, a refusal, and a bank that fails.
  const other = await completeVisitor(recordedServer)
  const send = (body: unknown) => other.send('POST', '/credit-bank/book-payment', { body })
  const { customer } = application(id)
  const statuses = [
    await send(application(`${id}7`)),
    await send({ ...application(id), customer: { ...customer, governmentId: [id] } }),
    await send({ ...application(id), customer: { ...customer, type: id } }),
    await send(`${id} {`),
    await send(application(PERSONS.refused)),
  ].map(({ status }) => status)
  expect(statuses).toEqual([400, 400, 400, 400, 409])
  fails = true
  expect((await send(application(id))).status).toBe(500)

  const everything = [...recorded, ...dispatch.logged, JSON.stringify(transport.mails), await wholeDatabase()]
  const text = everything.join('\n').toUpperCase()
  expect(text).toContain(String(result.paymentId).toUpperCase())
  expect(text).toContain('LINE DROPPED')
  for (const one of [id, ...TEST_PERSONS.map(({ governmentId }) => governmentId)]) {
    expect(text).not.toContain(one)
    expect(text).not.toContain(one.replace(/[-+A-Z]/, ''))
  }
})
