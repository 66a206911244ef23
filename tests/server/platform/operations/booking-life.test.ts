// What an operator reads of one booking in the log, by the reference that the desk shows.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { customer } from '#tests/fixtures/customer'
import { createApp } from '#server/app/app'
import { runInProcess } from '#server/desk/run'
import { dispatchNext } from '#server/mail/dispatch/dispatch'
import { telling } from '#server/platform/operations/events'
import { returnRefunds } from '#server/sections/booking/saved/calls/refunds'
import { startPurging } from '#server/app/purge'
import { sandboxProviders } from '#server/sandbox/providers'
import { recordedOutput } from '#tests/harness/servers/recorded-output'
import { openBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atNine, atSeven, completeVisitor, reference, reserve } from '#tests/harness/visitors/booked-visitor'
import { dispatchOf, keepingTransport } from '#tests/harness/mail/mail-outbox'
import { rows } from '#tests/harness/database/rows'
import { openSandboxPages } from '#tests/harness/servers/sandbox-site'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  await server.db.execute(sql`delete from reservation`)
})
afterAll(() => server.close())

type Line = Readonly<Record<string, unknown>>

/** A server whose log is collected as objects. Faults are collected too, by their message. */
function logged() {
  const lines: Line[] = []
  const log = {
    info: (msg: string, fields?: object) => void lines.push({ msg, ...fields }),
    error: (msg: string) => void lines.push({ msg }),
  }
  const observe = (answered: object) => void lines.push({ msg: 'answered', ...answered })
  const tell = telling({ log, secret: server.options.secret })
  return { lines, log, tell, app: createApp({ ...server.options, log, observe }) }
}

/** Names of the events whose line has the text, in order, without the lines of responses. */
const eventsOf = (lines: readonly Line[], text: string): unknown[] =>
  lines.filter((line) => line['msg'] !== 'answered' && JSON.stringify(line).includes(text)).map(({ msg }) => msg)

async function payByCard({ api }: TestBrowser): Promise<void> {
  const { orderNumber, url } = await api.vismaPayToken({}, { headers: { Referer: 'http://localhost/huolto' } })
  const back = new URL((await openSandboxPages(server).press(url, 'accept')).headers.get('Location') ?? '')
  const [paymentState = '', authCode = ''] = ['RETURN_CODE', 'AUTHCODE'].map(
    (name) => back.searchParams.get(name) ?? '',
  )
  await api.storeVismaPayStatus({ body: { orderNumber, paymentState, authCode } })
}

/** Name of the booking of the day in the desk's list. */
async function deskReference(from: string): Promise<string> {
  const output = recordedOutput()
  const desk = { db: server.db, now: server.options.now, log: server.options.log }
  const request = { command: 'bookings list', from, to: from, organization: null, csv: true } as const
  await runInProcess(desk, request, output, new AbortController().signal)
  return /;"?([\da-f]{12})"?(?=;|$)/m.exec(output.texts.join('').trimEnd())?.[1] ?? 'missing'
}

/** The life of a booking that is paid, moved and cancelled, with a mail server that is down at first. */
const LIFE = [
  'session.opened',
  'vehicle.found',
  'hold.taken',
  'hold.refused',
  'hold.renewed',
  'payment.started',
  'payment.reported',
  'booking.saved',
  'mail.queued',
  'mail.queued',
  'mail.deferred',
  'mail.sent',
  'mail.sent',
  'booking.opened',
  'hold.taken',
  'hold.released',
  'hold.taken',
  'booking.changed',
  'mail.queued',
  'mail.queued',
  'booking.cancelled',
  'mail.queued',
  'mail.queued',
  'refund.returned',
  // The customer gets no news of the move, because the booking is cancelled. The workshop gets both.
  'mail.skipped',
  'mail.sent',
  'mail.sent',
  'mail.sent',
]
const PERSONAL = ['ABC-123', 'XYZ-999', customer().email, customer().last_name, customer().phone_number]

it('reading 39: tells a booking’s whole life under the reference of the desk, without personal data', async () => {
  const { lines, tell, app } = logged()
  const visitor = await completeVisitor({ app })
  await reserve(visitor, atSeven('2026-12-01'))
  await reserve(visitor, '2026-12-01T03:00:00|2026-12-01T04:30:00')
  await server.db.execute(sql`update session set last_seen_at = now() - interval '2 minutes'`)
  await visitor.api.getBooking()
  await payByCard(visitor)
  const { bookingKey } = await visitor.api.saveBooking()
  const name = await deskReference('2026-12-01')

  let isDown = true
  const transport = keepingTransport(() => {
    if (isDown) throw new Error('the mail server is down')
  })
  const dispatch = { ...dispatchOf(server, transport), tell }
  const dispatchDue = async (): Promise<void> => {
    await server.db.execute(sql`update outbox set next_attempt_at = now()`)
    while ((await dispatchNext(dispatch, AbortSignal.timeout(30_000))) === 'done');
  }
  await dispatchDue()
  isDown = false
  await dispatchDue()

  const key = bookingKey ?? 'missing'
  const later = await openBrowser(app)
  expect(
    await later.send('POST', `/open-booking?${new URLSearchParams(reference(key, 'XYZ-999').query)}`),
  ).toMatchObject({
    status: 404,
  })
  await later.api.openBooking(reference(key))
  await reserve(later, atNine('2026-12-01'))
  await later.api.removeReservation()
  await reserve(later, atNine('2026-12-02'))
  await later.api.saveBooking()
  await later.api.cancelBooking(reference(key))
  await dispatchDue()

  expect(eventsOf(lines, name)).toEqual(LIFE)
  const text = JSON.stringify(lines)
  const cookies = [visitor, later].flatMap((one) => Array.from(one.cookies.values()))
  for (const personal of [...PERSONAL, key, visitor.token(), later.token(), ...cookies])
    expect(text.toLowerCase()).not.toContain(personal.toLowerCase())
})

it('reading 39: names the refusals and the session in the lines of the responses', async () => {
  const { lines, app } = logged()
  const { send, api } = await openBrowser(app)
  await api.getBooking()
  await send('POST', '/save-notes', { body: { value: 'x' }, headers: { 'X-XSRF-TOKEN': 'wrong' } })
  await send('POST', '/save-notes', { body: { value: 'x' }, headers: { Origin: 'https://other.example' } })
  await send('POST', '/save-notes', { text: '{' })
  await send('GET', '/get-booking/v2', { headers: { 'X-Process-Token': 'x'.repeat(43) } })
  await send('POST', `/open-booking?${new URLSearchParams(reference('wrong').query)}`)
  const answered = lines.filter(({ msg }) => msg === 'answered').slice(1)
  expect(answered.map(({ code }) => code)).toEqual([
    null,
    'XSRF',
    'CROSS_SITE',
    'BAD_JSON',
    'SESSION_EXPIRED',
    'NOT_FOUND',
  ])
  const name = lines.find(({ msg }) => msg === 'session.opened')?.['session']
  expect(name).toMatch(/^[\da-f]{12}$/)
  expect(answered.map(({ session }) => session === name)).toEqual([true, false, false, true, false, true])
})

it('reading 39: tells holds and sessions that expire, and drops the events of a call that fails', async () => {
  const { lines, log, tell, app } = logged()
  const visitor = await completeVisitor({ app })
  await reserve(visitor, atSeven('2026-12-03'))
  const name = String(lines.find(({ msg }) => msg === 'session.opened')?.['session'])
  await server.db.execute(sql`update reservation set expires_at = now() where kind = 'hold'`)
  expect((await visitor.send('POST', '/save-booking')).status).toBe(409)
  const { cardPayments } = sandboxProviders(server.db, server.options.secret)
  const purge = async (): Promise<void> => startPurging({ db: server.db, cardPayments, log, tell }, 86_400)()
  await purge()
  await server.db.execute(sql`update session set last_seen_at = now() - interval '1 day'`)
  await purge()
  const told = ['session.opened', 'vehicle.found', 'hold.taken', 'hold.expired', 'session.expired']
  expect(eventsOf(lines, name)).toEqual(told)
})

it('reading 39: tells a refund that the provider refuses', async () => {
  const { lines, log, tell, app } = logged()
  const visitor = await completeVisitor({ app })
  await payByCard(visitor)
  await server.db.execute(sql`update card_payment set refund_cents = amount_cents`)
  const { cardPayments } = sandboxProviders(server.db, server.options.secret)
  const refund = () => Promise.reject(new Error('down'))
  await returnRefunds(server.db, { ...cardPayments, refund }, log, tell)
  expect(lines.slice(-2).map(({ msg }) => msg)).toEqual(['could not return a card payment', 'refund.failed'])
  expect(
    await rows(server, sql`select order_number from card_payment where refunded_cents < refund_cents`),
  ).toHaveLength(1)
})
