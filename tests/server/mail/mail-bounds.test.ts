/** Replays the flood of one mailbox: 60 saves and 15 repeated confirmations with one address. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { DeskRequest } from '#server/desk/request'
import { runInProcess } from '#server/desk/run'
import { dispatchNext, type Dispatch } from '#server/mail/dispatch/dispatch'
import { createMetrics } from '#server/platform/operations/metrics'
import { cleanOutbox } from '#server/platform/outbox/outbox-dispatch'
import { customer } from '#tests/fixtures/customer'
import type { TestBrowser } from '#tests/harness/visitors/http-client'
import { recordedOutput } from '#tests/harness/servers/recorded-output'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { completeVisitor } from '#tests/harness/visitors/booked-visitor'
import { dispatchOf, fillOutbox, keepingTransport } from '#tests/harness/mail/mail-outbox'
import { rows } from '#tests/harness/database/rows'

const PER_HOUR = 10
const EMAIL = customer().email

let server: TestApp
beforeAll(async () => void (server = await createTestApp()))
beforeEach(() => server.db.execute(sql`delete from outbox`))
afterAll(() => server.close())

const bounded = (transport = keepingTransport(), perHour = PER_HOUR) => ({
  ...dispatchOf(server, transport),
  bound: { secret: server.options.secret, perHour },
})
const never = new AbortController().signal
/** Dispatches what is due. */
async function dispatchDue(dispatch: Dispatch): Promise<void> {
  while ((await dispatchNext(dispatch, never)) === 'done');
}
/** Lets time pass for all mails. */
const pass = (minutes: number) =>
  server.db.execute(sql`
    update outbox set sent_at = sent_at - make_interval(mins => ${minutes}),
      next_attempt_at = next_attempt_at - make_interval(mins => ${minutes})`)
const list = { command: 'bookings list', from: '2026-11-30', to: '2026-12-24', organization: null, csv: false } as const
/** Runs a desk command and resolves to its output. */
async function desk(request: DeskRequest): Promise<string> {
  const output = recordedOutput()
  const own = { db: server.db, now: () => '2026-11-23T08:00:00', log: { error: () => undefined } }
  expect(await runInProcess(own, request, output, never)).toBe(0)
  return output.texts.join('')
}

/** A visitor who saves an enquiry, which needs no free time. */
async function saved(): Promise<TestBrowser> {
  const visitor = await completeVisitor(server)
  await visitor.api.saveLead({ query: { leadDate: '2026-12-01' } })
  await visitor.api.saveBooking()
  return visitor
}

it(
  'SA-05 60 saves and 15 repeated confirmations send ten mails in an hour, and the rest later',
  { timeout: 120_000 },
  async () => {
    for (let n = 0; n < 60; n++) {
      const { api } = await saved()
      // A session repeats its confirmation three times at most.
      if (n < 5) for (let again = 0; again < 3; again++) await api.sendEmail()
    }
    const { mails, ...transport } = keepingTransport()
    const dispatch = bounded({ mails, ...transport })
    const ofCustomer = () => mails.filter(({ to }) => to.address === EMAIL)
    await dispatchDue(dispatch)
    expect([ofCustomer().length, mails.length - ofCustomer().length]).toEqual([PER_HOUR, 60])

    // The desk is told, without the address.
    const told = await desk({ command: 'mails list' })
    expect(told).toMatch(
      /^Seuraava yritys .* klo \d+\.\d\d {2}vastaanottajan tuntiraja täynnä {2}vahvistus {2}varaus [\da-f]{12} {2}ABC-123 {2}ti 1\.12\.2026 {2}Helsinki Roihupelto\n/,
    )
    expect(told).toMatch(/\n\n65 odottavaa viestiä\n$/)
    expect(await desk(list)).toMatch(/\nOdottavia viestejä: 65 \(npm run bookings -- mails\)\n$/)
    expect(await createMetrics(server.db).text()).toContain('huoltovaraus_mails_postponed 65\n')
    expect(dispatch.logged).toHaveLength(65)
    expect(dispatch.logged[0]).toMatch(
      /^mail \d+ \(BOOKING_CONFIRMATION\) waits until \S+: its recipient's hour is full$/,
    )
    for (const text of [told, ...dispatch.logged]) expect(text).not.toContain(EMAIL)
    expect(JSON.stringify(await rows(server, sql`select recipient from outbox`))).not.toContain(EMAIL)

    for (let hour = 1; hour <= 8; hour++) {
      await pass(60)
      await dispatchDue(dispatch)
      expect(ofCustomer()).toHaveLength(Math.min(75, (hour + 1) * PER_HOUR))
    }
    expect(new Set(mails.map(({ reference }) => reference)).size).toBe(75 + 60)
    expect(dispatch.logged.filter((line) => !line.includes(' waits until '))).toEqual([])
    expect(await desk({ command: 'mails list' })).toBe('Ei odottavia viestejä.\n')
  },
)

it('SA-05 counts the spellings of one mailbox together, and other mailboxes apart', async () => {
  await fillOutbox(server, ['a@example.fi', 'A@Example.fi', 'a+1@example.fi', 'b@example.fi', 'a@example.fi'])
  const transport = keepingTransport()
  const dispatch = bounded(transport, 2)
  await dispatchDue(dispatch)
  expect(transport.mails.map(({ to }) => to.address)).toEqual(['a@example.fi', 'A@Example.fi', 'b@example.fi'])
  // The first of them leaves the hour.
  await server.db.execute(
    sql`update outbox set sent_at = sent_at - interval '40 minutes' where id = (select min(id) from outbox)`,
  )
  await pass(21)
  await server.db.execute(sql`update outbox set next_attempt_at = now() where delivered_at is null`)
  await dispatchDue(dispatch)
  expect(transport.mails).toHaveLength(4)
})

it('SA-05 does not count attempts of a postponed mail, and counts a repeated attempt once', async () => {
  await fillOutbox(server, ['a@example.fi', 'a@example.fi'])
  let isDown = true
  const transport = keepingTransport(() => {
    if (isDown) throw Object.assign(new Error(), { responseCode: 450, command: 'RCPT TO' })
  })
  const dispatch = bounded(transport, 1)
  expect(await dispatchNext(dispatch, never)).toBe('failed')
  await dispatchDue(dispatch)
  expect(await rows(server, sql`select attempts, postponed from outbox order by id`)).toEqual([
    { attempts: 1, postponed: false },
    { attempts: 0, postponed: true },
  ])
  isDown = false
  await pass(1)
  await dispatchDue(dispatch)
  expect(transport.mails).toHaveLength(1)
  await pass(60)
  await dispatchDue(dispatch)
  expect(transport.mails).toHaveLength(2)
  await pass(61)
  await cleanOutbox(server.db)
  expect(await rows(server, sql`select 1 as one from outbox where recipient is not null`)).toEqual([])
})

it('SA-05 has no bound of 0', async () => {
  await fillOutbox(
    server,
    Array.from({ length: 12 }, () => 'a@example.fi'),
  )
  const transport = keepingTransport()
  await dispatchDue(bounded(transport, 0))
  expect(transport.mails).toHaveLength(12)
})

it('SA-05 shares the count between concurrent dispatches', async () => {
  await fillOutbox(
    server,
    Array.from({ length: 12 }, () => 'a@example.fi'),
  )
  const transport = keepingTransport()
  await Promise.all(Array.from({ length: 4 }, () => dispatchDue(bounded(transport, 3))))
  expect(transport.mails).toHaveLength(3)
})
