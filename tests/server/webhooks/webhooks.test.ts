/** Events for other systems: stored with what makes them happen, signed, and sent at least once. */
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dispatchNext } from '#server/mail/dispatch/dispatch'
import { createMetrics } from '#server/platform/operations/metrics'
import { pseudonym } from '#server/platform/secrets'
import { dispatchNextEvent } from '#server/webhooks/dispatch/dispatch'
import { openWebhooks } from '#server/webhooks/open'
import { cleanWebhooks } from '#server/webhooks/store/dispatches'
import { CANARIES, canariesIn, canaryCustomer } from '#tests/fixtures/canaries'
import { rows } from '#tests/harness/database/rows'
import { dispatchOf, keepingTransport } from '#tests/harness/mail/mail-outbox'
import { openSandboxPages } from '#tests/harness/servers/sandbox-site'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import type { TestBrowser } from '#tests/harness/visitors/http-client'
import {
  atNine,
  atSeven,
  book,
  completeVisitor,
  opened,
  reference,
  reserve,
} from '#tests/harness/visitors/booked-visitor'
import { isSigned, startReceiver, type Receiver } from '#tests/harness/visits/receiver'
import { remindAt, runDesk } from '#tests/harness/visits/reminding'

let server: TestApp
let main: Receiver
let crm: Receiver
beforeAll(async () => {
  const reminders = [{ channel: 'MAIL', hours: 24 }] as const
  server = await createTestApp({ visits: { endpoints: ['main', 'crm'], reminders } })
})
beforeEach(async () => {
  for (const table of ['reservation', 'locker_reservation', 'booking', 'outbox', 'card_payment'])
    await server.db.execute(sql`delete from ${sql.identifier(table)}`)
  told.length = 0
  main = await startReceiver()
  crm = await startReceiver('crm')
})
afterEach(async () => {
  await Promise.all([main.close(), crm.close()])
})
afterAll(() => server.close())

const told: string[] = []
function webhookDispatch() {
  const { db, options } = server
  const log = {
    info: () => undefined,
    error: (message: string, error: unknown) => void told.push(`${message}: ${String(error)}`),
  }
  const tell = (event: string, about: object = {}): void => void told.push(JSON.stringify({ event, ...about }))
  return { db, secret: options.secret, log, tell, random: () => 0 }
}
/** Dispatches what is due to an endpoint, until an outcome ends the round. */
async function dispatchDue({ endpoint }: Receiver): Promise<string> {
  for (;;) {
    const outcome = await dispatchNextEvent(webhookDispatch(), endpoint, AbortSignal.timeout(30_000))
    if (outcome === 'none' || outcome === 'down') return outcome
  }
}
/** The events that a receiver has got, with those of a replay. */
const eventsOf = ({ received }: Receiver) =>
  received.map(({ body }): { type: string; timestamp: string; data: Record<string, unknown> } => JSON.parse(body))
const typesOf = (receiver: Receiver) => eventsOf(receiver).map(({ type }) => type)
/** Makes everything due. */
const pass = () => server.db.execute(sql`update webhook_delivery set next_attempt_at = now()`)
const state = () =>
  rows(
    server,
    sql`
      select endpoint, attempts, delivered_at is not null as dispatched, dead_at is not null as dead, last_error as error,
        round(extract(epoch from next_attempt_at - now()))::int as "dueIn"
      from webhook_delivery order by event_id, endpoint`,
  )

async function payByCard({ api }: TestBrowser): Promise<void> {
  const { orderNumber, url } = await api.vismaPayToken({}, { headers: { Referer: 'http://localhost/huolto' } })
  const back = new URL((await openSandboxPages(server).press(url, 'accept')).headers.get('Location') ?? '')
  const [paymentState = '', authCode = ''] = ['RETURN_CODE', 'AUTHCODE'].map(
    (name) => back.searchParams.get(name) ?? '',
  )
  await api.storeVismaPayStatus({ body: { orderNumber, paymentState, authCode } })
}

describe('the events of a booking', () => {
  it('VI-04 tell other systems of its whole life in order, signed, to each endpoint, with no personal data', async () => {
    const browser = await completeVisitor(server)
    await browser.api.saveCustomer({ body: canaryCustomer })
    await browser.api.saveNotes({ body: { value: CANARIES.notes } })
    await browser.api.saveSymptoms({ body: [{ id: null, description: CANARIES.symptom }] })
    await reserve(browser, atSeven('2026-11-25'))
    await payByCard(browser)
    const { bookingKey } = await browser.api.saveBooking()
    const key = bookingKey ?? ''
    const changing = await opened(server, key)
    await changing.api.saveBillingReference({ query: { billingReference: CANARIES.billing } })
    await changing.api.saveBooking()
    const moving = await opened(server, key)
    await reserve(moving, atNine('2026-11-26'))
    await moving.api.saveBooking()
    await remindAt(server, '2026-11-25T09:00:00')
    const [row] = await rows(server, sql`select id::text from booking`)
    const booking = pseudonym(server.options.secret, String(row?.['id']))
    const around = { webhooks: [main.endpoint, crm.endpoint] }
    for (const one of ['RECEIVED', 'BOOKED'] as const)
      await runDesk(server, { command: 'visit state', booking, state: one }, around)
    await browser.api.cancelBooking(reference(key))

    expect([await dispatchDue(main), await dispatchDue(crm)]).toEqual(['none', 'none'])
    const life = [
      'booking.saved',
      'booking.paid',
      'booking.changed',
      'booking.moved',
      'booking.reminded',
      'visit.state_changed',
      'visit.state_changed',
      'booking.cancelled',
    ]
    expect([typesOf(main), typesOf(crm)]).toEqual([life, life])
    const events = eventsOf(main)
    expect(new Set(events.map(({ data }) => data['booking']))).toEqual(new Set([booking]))
    const sequences = events.map(({ data }) => Number(data['sequence']))
    expect(sequences).toEqual(sequences.toSorted((one, other) => one - other))
    expect(events.map(({ data }) => data['version'])).toEqual([1, 1, 2, 3, 3, 3, 3, 4])
    const seven = { organizationId: 1, start: '2026-11-25T07:00:00', end: '2026-11-25T08:30:00', leadDate: null }
    expect(events[0]?.data).toMatchObject({ ...seven, services: [{ productId: 101, provider: 'WORKSHOP', amount: 1 }] })
    expect(events[1]?.data).toMatchObject({ payment: { paid: 249, credit: 0, due: 0, refund: 0 } })
    expect(events[3]?.data).toMatchObject({ start: '2026-11-26T09:00:00', previous: seven })
    expect(events[4]?.data).toMatchObject({ channel: 'MAIL', hours: 24 })
    expect(events[5]?.data).toMatchObject({ state: 'RECEIVED', at: expect.stringMatching(/^2026-11-23T08:0/) })
    for (const { timestamp } of events) expect(Math.abs(Date.now() - Date.parse(timestamp))).toBeLessThan(300_000)

    const ids = main.received.map(({ headers }) => headers['webhook-id'])
    expect(new Set(ids).size).toBe(life.length)
    expect(crm.received.map(({ headers }) => headers['webhook-id'])).toEqual(ids)
    for (const [receiver, other] of [
      [main, crm],
      [crm, main],
    ] as const)
      for (const event of receiver.received) {
        const [secret = Buffer.of(), otherSecret = Buffer.of()] = [
          receiver.endpoint.secrets[0],
          other.endpoint.secrets[0],
        ]
        expect([isSigned(event, secret), isSigned(event, otherSecret)]).toEqual([true, false])
        expect(event.headers['content-type']).toBe('application/json')
        expect(Math.abs(Date.now() / 1000 - Number(event.headers['webhook-timestamp']))).toBeLessThan(300)
      }
    const known = { ...CANARIES, plate: 'ABC-123', key }
    const sent = JSON.stringify(main.received)
    expect(canariesIn(sent, known)).toEqual([])
    expect(canariesIn(JSON.stringify(await rows(server, sql`select * from webhook_event`)), known)).toEqual([])
    expect(canariesIn(told.join('\n'), known)).toEqual([])
  })

  it('VI-04 are none without an endpoint, and none of what is rolled back', async () => {
    const plain = await createTestApp()
    await plain.db.execute(sql`delete from reservation`)
    await book(plain, atSeven('2026-11-25'))
    expect(await rows(plain, sql`select 1 from webhook_event`)).toEqual([])
    await plain.close()

    const { bookingKey } = await book(server, atSeven('2026-11-25'))
    const [here, there] = [await opened(server, bookingKey), await opened(server, bookingKey)]
    await reserve(here, atNine('2026-11-26'))
    await reserve(there, atNine('2026-11-27'))
    await here.api.saveBooking()
    await expect(there.api.saveBooking()).rejects.toMatchObject({ code: 'BOOKING_CHANGED' })
    await dispatchDue(main)
    expect(typesOf(main)).toEqual(['booking.saved', 'booking.moved'])
  })

  it('VI-04 tell once of a payment that the provider reports after the booking is saved', async () => {
    const browser = await completeVisitor(server)
    await reserve(browser, atSeven('2026-11-25'))
    const { orderNumber, url } = await browser.api.vismaPayToken(
      {},
      { headers: { Referer: 'http://localhost/huolto' } },
    )
    await browser.api.saveBooking()
    const back = new URL((await openSandboxPages(server).press(url, 'accept')).headers.get('Location') ?? '')
    const [paymentState = '', authCode = ''] = ['RETURN_CODE', 'AUTHCODE'].map(
      (name) => back.searchParams.get(name) ?? '',
    )
    for (let n = 0; n < 2; n++) await browser.api.storeVismaPayStatus({ body: { orderNumber, paymentState, authCode } })
    await dispatchDue(main)
    expect(typesOf(main)).toEqual(['booking.saved', 'booking.paid'])
  })
})

describe('the dispatch of an event', () => {
  it('VI-04 is repeated with the same id and body, a new time and a new signature', async () => {
    await book(server, atSeven('2026-11-25'))
    main.answer = { status: 500 }
    expect(await dispatchDue(main)).toBe('none')
    expect(await state()).toMatchObject([
      { endpoint: 'crm', attempts: 0 },
      { endpoint: 'main', attempts: 1, error: 'HTTP 500', dispatched: false, dead: false, dueIn: 5 },
    ])
    main.answer = { status: 200 }
    await pass()
    await dispatchDue(main)
    const [first, second] = main.received
    if (!first || !second) throw new Error('two attempts arrive')
    expect([second.body, second.headers['webhook-id']]).toEqual([first.body, first.headers['webhook-id']])
    expect(isSigned(second, main.endpoint.secrets[0] ?? Buffer.of())).toBe(true)
    expect(await state()).toMatchObject([{}, { attempts: 2, dispatched: true, error: null }])
    // A crash after the response and before it was recorded: the lease ends, and it is sent again.
    await server.db.execute(sql`update webhook_delivery set delivered_at = null, next_attempt_at = now()`)
    await dispatchDue(main)
    expect(main.received.map(({ headers }) => headers['webhook-id'])).toEqual(
      Array.from({ length: 3 }, () => first.headers['webhook-id']),
    )
  })

  it('VI-04 follows no redirect, and waits as long as the receiver asks', async () => {
    await book(server, atSeven('2026-11-25'))
    main.answer = { status: 302, headers: { Location: crm.endpoint.url } }
    expect(await dispatchDue(main)).toBe('none')
    expect([main.received.length, crm.received.length]).toEqual([1, 0])
    main.answer = { status: 429, headers: { 'Retry-After': '3600' } }
    await pass()
    expect(await dispatchDue(main)).toBe('down')
    expect(await state()).toMatchObject([{}, { attempts: 2, error: 'HTTP 429', dueIn: 3600 }])
  })

  it('VI-04 signs with both secrets while one replaces the other', async () => {
    await book(server, atSeven('2026-11-25'))
    const [secret = Buffer.of()] = main.endpoint.secrets
    const next = randomBytes(32)
    await dispatchDue({ ...main, endpoint: { ...main.endpoint, secrets: [next, secret] } })
    const [event] = main.received
    expect(event && [isSigned(event, secret), isSigned(event, next), isSigned(event, randomBytes(32))]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('VI-04 to a silent or dead receiver holds up neither mails nor another endpoint', async () => {
    main.answer = 'silence'
    await book(server, atSeven('2026-11-25'))
    const lanes = openWebhooks([main.endpoint, crm.endpoint], webhookDispatch())
    await expect.poll(() => [main.received.length, typesOf(crm)]).toEqual([1, ['booking.saved']])
    const transport = keepingTransport()
    expect(await dispatchNext(dispatchOf(server, transport), AbortSignal.timeout(30_000))).toBe('done')
    expect(transport.mails).toHaveLength(1)
    // Stopping breaks off the attempt after a while; its socket ends sooner here.
    await main.close()
    await lanes.stop()
    expect(await state()).toMatchObject([{ dispatched: true }, { attempts: 1, dispatched: false, dead: false }])
    expect(await dispatchDue(main)).toBe('none')
    await pass()
    expect(await dispatchDue(main)).toBe('down')
    expect(await state()).toMatchObject([{}, { attempts: 2, error: 'ECONNREFUSED' }])
    main = await startReceiver()
  })

  it('VI-04 is shared by several processes, each event once', async () => {
    for (const day of ['2026-11-25', '2026-11-26', '2026-11-27']) await book(server, atSeven(day))
    await Promise.all(Array.from({ length: 4 }, () => dispatchDue(main)))
    expect(new Set(main.received.map(({ headers }) => headers['webhook-id'])).size).toBe(3)
    expect(main.received).toHaveLength(3)
  })
})

describe('a dead event', () => {
  it('VI-04 is given up after ten attempts, listed, counted, and replayed by the operator', async () => {
    await book(server, atSeven('2026-11-25'))
    main.answer = { status: 400 }
    for (let attempt = 0; attempt < 10; attempt++) {
      await dispatchDue(main)
      await pass()
    }
    await dispatchDue(main)
    expect(main.received).toHaveLength(10)
    expect(told.filter((line) => line.includes('is given up'))).toEqual([
      expect.stringMatching(/^webhook main, event \d+ \(booking\.saved\) is given up: HTTP 400$/),
    ])
    expect(told.filter((line) => line.includes('webhook.dead'))).toHaveLength(1)
    expect(await state()).toMatchObject([{ endpoint: 'crm' }, { attempts: 10, dead: true, error: 'HTTP 400' }])
    expect(await createMetrics(server.db).text()).toMatch(
      /huoltovaraus_webhooks_waiting 1\n[^]*huoltovaraus_webhooks_dead 1\n/,
    )
    const listed = await runDesk(server, { command: 'webhooks list' })
    expect(listed.text).toMatch(
      /^dead {2}event \d+ {2}booking\.saved {2}to main {2}10 attempts {2}HTTP 400 {2}booking [\da-f]{12}\n\n1 dead, 0 waiting\n$/,
    )
    main.answer = { status: 204 }
    const replay = (eventId: number | null, endpoint: string | null) =>
      runDesk(server, { command: 'webhooks replay', eventId, endpoint })
    expect((await replay(null, 'crm')).text).toBe('0 deliveries are sent again')
    expect((await replay(null, null)).text).toBe('1 deliveries are sent again')
    await dispatchDue(main)
    expect([main.received.length, (await runDesk(server, { command: 'webhooks list' })).text]).toEqual([
      11,
      'no failed deliveries\n',
    ])
    // One that was taken can be sent again by its number.
    const [{ id } = {}] = await rows(server, sql`select id::float8 from webhook_event`)
    expect((await replay(Number(id), 'main')).text).toBe('1 deliveries are sent again')
    await dispatchDue(main)
    expect(main.received).toHaveLength(12)
  })

  it('VI-04 is one at once whose receiver is gone, and is forgotten after a month', async () => {
    await book(server, atSeven('2026-11-25'))
    main.answer = { status: 410 }
    await dispatchDue(main)
    await dispatchDue(crm)
    expect(await state()).toMatchObject([{ dispatched: true }, { attempts: 1, dead: true }])
    await cleanWebhooks(server.db)
    expect(await state()).toHaveLength(2)
    await server.db.execute(
      sql`update webhook_delivery set delivered_at = delivered_at - interval '8 days', dead_at = dead_at - interval '29 days'`,
    )
    await cleanWebhooks(server.db)
    expect(await state()).toMatchObject([{ endpoint: 'main' }])
    await server.db.execute(sql`update webhook_delivery set dead_at = dead_at - interval '2 days'`)
    await cleanWebhooks(server.db)
    expect(await rows(server, sql`select 1 from webhook_event`)).toEqual([])
  })
})

it('VI-04 a test event is signed, and tells the operator what each endpoint answers', async () => {
  crm.answer = { status: 404 }
  const { exit, text, faults } = await runDesk(
    server,
    { command: 'webhooks test' },
    { webhooks: [main.endpoint, crm.endpoint] },
  )
  expect([exit, text, faults]).toEqual([1, 'main: HTTP 204', ['crm: HTTP 404']])
  expect(eventsOf(main)).toMatchObject([{ type: 'webhook.test', data: {} }])
  const [event] = main.received
  expect(event && isSigned(event, main.endpoint.secrets[0] ?? Buffer.of())).toBe(true)
  expect(await runDesk(server, { command: 'webhooks test' })).toMatchObject({
    exit: 1,
    faults: ['WEBHOOK_URL is not set'],
  })
})
