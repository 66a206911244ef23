import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { booking } from '#tests/fixtures/booking'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { startCourier } from '#server/mail/dispatch/courier'
import { dispatchNext } from '#server/mail/dispatch/dispatch'
import { pause } from '#server/platform/outbox/lane'
import { enqueue } from '#server/platform/outbox/outbox'
import { cleanOutbox, markDispatched, markFailed, takeDue } from '#server/platform/outbox/outbox-dispatch'
import { addRequest, dispatchOf, fillOutbox, keepingTransport, signalled } from '#tests/harness/mail/mail-outbox'
import { rows } from '#tests/harness/database/rows'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const never = new AbortController().signal
const A = 'a@example.fi'
const B = 'b@example.fi'
const C = 'c@example.fi'
const addresses = (mails: readonly { readonly to: { readonly address: string } }[]) => mails.map(({ to }) => to.address)
/** The error that nodemailer throws if the mail server rejects a command with this code. */
const answered = (responseCode: number, command = 'RCPT TO') =>
  Object.assign(new Error(`${responseCode} <${A}>`), { code: 'EENVELOPE', responseCode, command })
const state = () =>
  rows(
    server,
    sql`
      select attempts, last_error as "lastError", delivered_at is not null as dispatched,
        round(extract(epoch from next_attempt_at - now()))::int as "dueIn"
      from outbox order by id`,
  )

it('dispatches due messages in order, then returns none', async () => {
  await fillOutbox(server, [A, B, C])
  const transport = keepingTransport()
  const dispatch = dispatchOf(server, transport)
  const outcomes = []
  for (let i = 0; i < 4; i++) outcomes.push(await dispatchNext(dispatch, never))
  expect(outcomes).toEqual(['done', 'done', 'done', 'none'])
  expect(addresses(transport.mails)).toEqual([A, B, C])
  expect(new Set(transport.mails.map((mail) => mail.reference)).size).toBe(3)
  expect(transport.mails[0]?.reference).toMatch(/^\d{8}T\d{9}Z-\d{6,}$/)
})

it('reschedules a failed message by the database’s clock with doubled delays, and dispatches others meanwhile', async () => {
  await fillOutbox(server, [A, B])
  let broken = true
  const transport = keepingTransport(({ to }) => {
    if (broken && to.address === A) throw answered(450)
  })
  const dispatch = dispatchOf(server, transport)
  expect(await dispatchNext(dispatch, never)).toBe('failed')
  expect(await dispatchNext(dispatch, never)).toBe('done')
  expect(await dispatchNext(dispatch, never)).toBe('none')
  const [failed, dispatched] = await state()
  expect(failed).toMatchObject({ attempts: 1, lastError: 'Error EENVELOPE 450', dispatched: false })
  expect(failed?.['dueIn']).toBeGreaterThan(0)
  expect(failed?.['dueIn']).toBeLessThanOrEqual(15)
  expect(dispatched).toMatchObject({ attempts: 1, lastError: null, dispatched: true })
  expect(dispatch.logged).toEqual([expect.stringMatching(/^mail \d+, attempt 1: Error EENVELOPE 450$/)])

  await server.db.execute(sql`update outbox set next_attempt_at = now() where delivered_at is null`)
  const [first] = transport.mails
  broken = false
  expect(await dispatchNext(dispatch, never)).toBe('done')
  expect(addresses(transport.mails)).toEqual([B, A])
  expect(first?.reference).not.toBe(transport.mails[1]?.reference)
  expect([1, 2, 3, 8, 9, 40].map(pause)).toEqual([15, 30, 60, 1920, 3600, 3600])
})

it('does not retry a permanent refusal, and logs it without personal data', async () => {
  await fillOutbox(server, [A, B])
  const transport = keepingTransport(({ to }) => {
    if (to.address === A) throw answered(550)
  })
  const dispatch = dispatchOf(server, transport)
  const outcomes = []
  for (let i = 0; i < 3; i++) outcomes.push(await dispatchNext(dispatch, never))
  expect(outcomes).toEqual(['done', 'done', 'none'])
  expect(addresses(transport.mails)).toEqual([B])
  expect(await state()).toMatchObject([
    { dispatched: true, lastError: 'refused: Error EENVELOPE 550' },
    { dispatched: true, lastError: null },
  ])
  expect(await rows(server, sql`select 1 from outbox where message ->> 'email' = ${A}`)).toEqual([])
  expect(dispatch.logged).toEqual([expect.stringMatching(/its recipient was refused for good: Error EENVELOPE 550$/)])
})

it.each([
  ['a deferred recipient', answered(451), 'failed'],
  ['a refused message', answered(554, 'DATA'), 'done'],
  ['a closed connection', answered(421), 'down'],
  ['a refused sender', answered(550, 'MAIL FROM'), 'down'],
  ['a refused password', answered(535, 'AUTH PLAIN'), 'down'],
  ['an unreachable mail server', Object.assign(new Error('no'), { code: 'ESOCKET', command: 'CONN' }), 'down'],
])('returns for %s whether other mails would fail too', async (_, error, outcome) => {
  await fillOutbox(server, [A])
  const transport = keepingTransport(() => {
    throw error
  })
  expect(await dispatchNext(dispatchOf(server, transport), never)).toBe(outcome)
  expect(await state()).toMatchObject([{ attempts: 1, dispatched: outcome === 'done' }])
})

it('continues the round after a message is deferred or refused', async () => {
  await fillOutbox(server, [A, B, C])
  const arrived = signalled()
  const transport = keepingTransport(({ to }) => {
    if (to.address === A) throw answered(451)
    if (to.address === B) throw answered(550)
    arrived.give()
  })
  const courier = startCourier({ ...dispatchOf(server, transport), pollMs: 60_000 })
  await arrived.promise
  await courier.stop()
  expect(addresses(transport.mails)).toEqual([C])
})

it('ends the round if no mail can be handed over', async () => {
  await fillOutbox(server, [A, B])
  const transport = keepingTransport(() => {
    throw new Error('connect ECONNREFUSED')
  })
  const courier = startCourier({ ...dispatchOf(server, transport), pollMs: 60_000 })
  await expect.poll(state).toMatchObject([{ attempts: 1, lastError: 'Error' }, {}])
  await courier.stop()
  expect(await state()).toMatchObject([{ attempts: 1 }, { attempts: 0 }])
})

it('resends a message with the same reference if its dispatch was not recorded', async () => {
  await fillOutbox(server, [A])
  const transport = keepingTransport()
  const dispatch = dispatchOf(server, transport)
  await dispatchNext(dispatch, never)
  // As after a crash between sending and recording, once the lease of that process has expired.
  await server.db.execute(sql`
    update outbox set delivered_at = null, next_attempt_at = now(), message = jsonb_set(message, '{email}', '"a@example.fi"')`)
  await dispatchNext(dispatch, never)
  expect(transport.mails).toHaveLength(2)
  expect(transport.mails[1]).toEqual(transport.mails[0])
})

it('dispatches each message once when several workers share the outbox', async () => {
  const emails = Array.from({ length: 20 }, (_, index) => `a${index}@example.fi`)
  await fillOutbox(server, emails)
  const transport = keepingTransport()
  const dispatch = dispatchOf(server, transport)
  const worker = async () => {
    while ((await dispatchNext(dispatch, never)) === 'done');
  }
  await Promise.all(Array.from({ length: 5 }, worker))
  expect(addresses(transport.mails).toSorted()).toEqual(emails.toSorted())
})

it('leases a message only after the earlier ones about its booking to its recipient', async () => {
  await fillOutbox(server, [])
  const [one, other] = [await addBooking(booking()), await addBooking(booking())]
  await confirm(one)
  await confirm(one)
  await enqueue(server.db, { kind: 'BOOKING_NOTICE', audience: 'workshop', organizationId: 1, bookingId: one })
  await enqueue(server.db, { kind: 'BOOKING_CANCELLED', audience: 'customer', email: B, bookingId: one })
  await confirm(other)
  const [{ first } = { first: 0 }] = await rows(server, sql`select min(id)::int as first from outbox`)
  const leased = []
  for (let n = 0; n < 5; n++) leased.push(await takeDue(server.db))
  expect(leased.map((taken) => taken && taken.id - Number(first))).toEqual([0, 2, 3, 4, null])
  const [confirmation] = leased
  if (!confirmation) throw new Error('a message is due')
  await markFailed(server.db, confirmation, 'Error 450', 60)
  expect(await takeDue(server.db)).toBeNull()
  await markDispatched(server.db, confirmation, null)
  expect((await takeDue(server.db))?.id).toBe(Number(first) + 1)
})

it('does not lease a leased message, and ignores a late failure of an expired lease', async () => {
  await fillOutbox(server, [A])
  const taken = await takeDue(server.db)
  expect(await takeDue(server.db)).toBeNull()
  await server.db.execute(sql`update outbox set next_attempt_at = now()`)
  expect((await takeDue(server.db))?.attempts).toBe(2)
  if (!taken) throw new Error('a message is due')
  await markFailed(server.db, taken, 'late', 1)
  expect(await state()).toMatchObject([{ attempts: 2, lastError: null }])
})

/** Inserts a saved booking. `document` needs only the fields its letter uses. */
async function addBooking(document: object, cancelled = false): Promise<string> {
  const id = crypto.randomUUID()
  await server.db.execute(sql`
    insert into booking (id, session_id, key_hash, register_number, document, cancelled_at)
    values (${id}::uuid, ${id}::uuid, ${id}, 'ABC-123', ${JSON.stringify(document)}::jsonb,
      case when ${cancelled} then now() end)`)
  return id
}
const confirm = (bookingId: string) =>
  enqueue(server.db, { kind: 'BOOKING_CONFIRMATION', audience: 'customer', email: A, bookingKey: 'KEY', bookingId })

it('reading 37: clears key and address of a dispatched message', async () => {
  await fillOutbox(server, [])
  const bookingId = await addBooking(booking())
  await confirm(bookingId)
  const transport = keepingTransport()
  expect(await dispatchNext(dispatchOf(server, transport), never)).toBe('done')
  expect(transport.mails[0]?.text).toContain('#varaus=KEY')
  expect(await rows(server, sql`select message from outbox`)).toEqual([
    { message: { kind: 'BOOKING_CONFIRMATION', audience: 'customer', email: '', bookingKey: null, bookingId } },
  ])
})

it('sends no confirmation for a booking cancelled meanwhile', async () => {
  await fillOutbox(server, [])
  const bookingId = await addBooking(booking(), true)
  await confirm(bookingId)
  await enqueue(server.db, { kind: 'BOOKING_CANCELLED', audience: 'customer', email: B, bookingId })
  const transport = keepingTransport()
  const dispatch = dispatchOf(server, transport)
  while ((await dispatchNext(dispatch, never)) === 'done');
  expect(transport.mails).toMatchObject([{ to: { address: B }, calendar: { method: 'CANCEL' } }])
  expect(dispatch.logged).toEqual([expect.stringMatching(/is not sent: the booking was cancelled meanwhile$/)])
})

it('keeps a message it cannot compose, logs why, and dispatches the next about the booking', async () => {
  await fillOutbox(server, [])
  const bookingId = await addBooking({})
  await confirm(bookingId)
  const transport = keepingTransport()
  const dispatch = dispatchOf(server, transport)
  expect(await dispatchNext(dispatch, never)).toBe('failed')
  await server.db.execute(sql`update booking set document = ${JSON.stringify(booking())}::jsonb`)
  expect(await state()).toMatchObject([{ attempts: 1, lastError: 'not written: TypeError', dispatched: false }])
  expect(dispatch.logged).toEqual([
    expect.stringMatching(/^mail \d+ \(BOOKING_CONFIRMATION\) cannot be composed: TypeError: /),
    expect.stringMatching(/^mail \d+, attempt 1: not written: TypeError$/),
  ])
  await confirm(bookingId)
  expect(await dispatchNext(dispatch, never)).toBe('done')
  expect(transport.mails).toHaveLength(1)
})

it('drops a message without a valid recipient, and logs it without personal data', async () => {
  await fillOutbox(server, ['aino@example.fi, b@example.fi'])
  const editRequestId = await addRequest(server)
  await enqueue(server.db, { kind: 'EDIT_REQUEST_NOTICE', audience: 'workshop', organizationId: 2, editRequestId })
  await enqueue(server.db, {
    kind: 'FEEDBACK_NOTICE',
    audience: 'workshop',
    organizationId: 1,
    feedbackId: crypto.randomUUID(),
  })
  await server.db.execute(sql`update organization set email = '' where id = 2`)
  const transport = keepingTransport()
  const dispatch = dispatchOf(server, transport)
  while ((await dispatchNext(dispatch, never)) === 'done');
  expect(transport.mails).toEqual([])
  const reasons = ['the address is invalid', 'workshop 2 has no address', 'the booking or request no longer exists']
  expect(await state()).toMatchObject(reasons.map((lastError) => ({ lastError, dispatched: true })))
  expect(dispatch.logged.map((line) => line.replace(/^mail \d+ \(\w+\) is not sent: /, ''))).toEqual(reasons)
})

it('deletes dispatched messages after a week, and unsent ones after a month', async () => {
  await fillOutbox(server, [A, B, C])
  await server.db.execute(
    sql`update outbox set created_at = now() - interval '31 days' where message ->> 'email' <> ${C}`,
  )
  await server.db.execute(
    sql`update outbox set delivered_at = now() - interval '6 days' where message ->> 'email' = ${A}`,
  )
  expect(await cleanOutbox(server.db)).toBe(1)
  expect(await rows(server, sql`select message ->> 'email' as email from outbox order by id`)).toEqual([
    { email: A },
    { email: C },
  ])
  await server.db.execute(
    sql`update outbox set delivered_at = now() - interval '8 days' where message ->> 'email' = ${A}`,
  )
  expect(await cleanOutbox(server.db)).toBe(0)
  expect(await rows(server, sql`select 1 as one from outbox`)).toHaveLength(1)
})

it('dispatches in the background, and stops after the message in flight', async () => {
  await fillOutbox(server, [A, B])
  const gate = signalled()
  const begun = signalled()
  const transport = keepingTransport(() => {
    begun.give()
    return gate.promise
  })
  const courier = startCourier({ ...dispatchOf(server, transport), pollMs: 60_000 })
  await begun.promise
  const stopped = courier.stop()
  gate.give()
  await stopped
  courier.nudge()
  expect(addresses(transport.mails)).toEqual([A])
  expect((await state()).map((row) => row['dispatched'])).toEqual([true, false])
})

it('dispatches a message enqueued during a round when it is nudged', async () => {
  await fillOutbox(server, [A])
  const arrived = signalled()
  const transport = keepingTransport(({ to }) => {
    if (to.address === B) arrived.give()
  })
  const courier = startCourier({ ...dispatchOf(server, transport), pollMs: 60_000 })
  const editRequestId = await addRequest(server)
  await enqueue(server.db, { kind: 'EDIT_REQUEST_ACKNOWLEDGEMENT', audience: 'customer', email: B, editRequestId })
  courier.nudge()
  await arrived.promise
  await courier.stop()
  expect(addresses(transport.mails)).toEqual([A, B])
})
