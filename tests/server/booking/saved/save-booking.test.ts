import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { completeVisitor as openCompleteVisitor, lockerDetails, reserve } from '#tests/harness/visitors/booked-visitor'
import { customer } from '#tests/fixtures/customer'
import { countRows, rows } from '#tests/harness/database/rows'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  for (const table of ['reservation', 'outbox', 'booking'])
    await server.db.execute(sql`delete from ${sql.identifier(table)}`)
})
afterAll(() => server.close())

const completeVisitor = () => openCompleteVisitor(server)
const count = (table: string) => countRows(server, table)

it('CU-04 API-01 saves the booking with its messages, and ends the session', async () => {
  const browser = await completeVisitor()
  await reserve(browser, '2026-11-24T07:00:00|2026-11-24T08:30:00')
  await browser.api.saveReservationDetails({ body: lockerDetails })
  await browser.api.saveCustomer({ body: customer({ email: ' aino@example.fi\n' }) })
  const { bookingKey } = await browser.api.saveBooking()
  expect(bookingKey).toMatch(/^[\w-]{43}$/)
  const [saved] = await rows(server, sql`select id from booking`)
  expect(await rows(server, sql`select kind, expires_at, booking_id from reservation`)).toEqual([
    { kind: 'confirmed', expires_at: null, booking_id: saved?.['id'] },
  ])
  expect(await rows(server, sql`select message from outbox order by id`)).toEqual([
    {
      message: {
        kind: 'BOOKING_CONFIRMATION',
        audience: 'customer',
        bookingId: saved?.['id'],
        email: 'aino@example.fi',
        bookingKey,
      },
    },
    { message: { kind: 'BOOKING_NOTICE', audience: 'workshop', bookingId: saved?.['id'], organizationId: 1 } },
  ])
  expect(JSON.stringify(await server.db.execute(sql`select * from booking`))).not.toContain(bookingKey)
  expect(
    await browser.api
      .lockerReservedTimes({ body: { startTimes: [] } })
      .catch((error: { status: number }) => error.status),
  ).toBe(412)
  await expect(browser.api.saveNotes({ body: { value: 'myöhässä' } })).rejects.toMatchObject({ status: 412 })
})

it('CU-05 parallel and repeated saves return the same key and create one booking', async () => {
  const browser = await completeVisitor()
  await reserve(browser, '2026-11-25T07:00:00|2026-11-25T08:30:00')
  const before = await Promise.all([count('booking'), count('outbox')])
  const booking = await browser.api.getBooking()
  const answers = await Promise.all(Array.from({ length: 5 }, () => browser.api.saveBooking()))
  answers.push(await browser.api.saveBooking())
  expect(new Set(answers.map((answer) => answer.bookingKey)).size).toBe(1)
  expect(await count('booking')).toBe(before[0] + 1)
  // One message to the customer and one to the workshop.
  expect(await count('outbox')).toBe(before[1] + 2)
  // A page reloaded before it received the save response still reads the booking.
  const { booking_total_duration: time } = booking
  expect(time?.start).toBe('2026-11-25T07:00:00')
  expect(await browser.api.getBooking()).toEqual({
    ...booking,
    booking_total_duration: time && { ...time, held_seconds: null, held_seconds_at_most: undefined },
  })
})

it('CA-04 API-01 opens a booking by key and register number, and does not reveal which one was wrong', async () => {
  const browser = await completeVisitor()
  await reserve(browser, '2026-11-26T07:00:00|2026-11-26T08:30:00')
  const { bookingKey } = await browser.api.saveBooking()
  const other = await openBrowser(server.app)
  const open = (key: string, registerNumber: string) =>
    other.api.openBooking({ query: { bookingKey: key, registerNumber, installationType: 'BASSADONE_PUBLIC' } })
  expect(await open(bookingKey ?? '', 'abc-123')).toMatchObject({
    vehicle: { register_number: 'ABC-123' },
    customer: customer(),
    order_items: [{ description: 'Perushuolto (öljynvaihtohuolto)' }],
    price: { active_price: 249 },
    booking_total_duration: { start: '2026-11-26T07:00:00' },
  })
  const [wrongKey, wrongPlate] = await Promise.all([
    open('x'.repeat(43), 'ABC-123').catch((error: unknown) => error),
    open(bookingKey ?? '', 'KOR-77').catch((error: unknown) => error),
  ])
  expect(wrongKey).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(wrongPlate).toEqual(wrongKey)
})

it('refuses to save an incomplete booking, with a code that names the missing part', async () => {
  const { api } = await openBrowser(server.app)
  const refused = (code: string) => expect(api.saveBooking()).rejects.toMatchObject({ status: 409, code })
  await refused('VEHICLE_MISSING')
  await api.searchVehicle({ body: { registerNumber: 'ABC-123', kilometers: 1 } })
  await refused('ORGANIZATION_MISSING')
  await api.setActiveOrganization({ query: { organizationId: 1 } })
  await refused('CUSTOMER_MISSING')
  await api.saveCustomer({ body: customer({ email: 'aino@' }) })
  await refused('CUSTOMER_INCOMPLETE')
  await api.saveCustomer({ body: customer() })
  await refused('TIME_MISSING')
  await api.saveLead({ query: { leadDate: '2026-12-01' } })
  expect((await api.saveBooking()).bookingKey).not.toBeNull()
})

it('refuses to save if the chosen workshop no longer exists', async () => {
  const { api } = await completeVisitor()
  await api.saveLead({ query: { leadDate: '2026-12-01' } })
  await server.db.execute(
    sql`update session set draft = jsonb_set(draft, '{organizationId}', '999') where done_at is null`,
  )
  const before = await count('booking')
  await expect(api.saveBooking()).rejects.toMatchObject({ status: 409, code: 'ORGANIZATION_MISSING' })
  expect(await count('booking')).toBe(before)
})

it('refuses to save an expired hold, and creates no booking', async () => {
  const browser = await completeVisitor()
  await reserve(browser, '2026-11-27T07:00:00|2026-11-27T08:30:00')
  await server.db.execute(sql`update reservation set expires_at = now() where kind = 'hold'`)
  const before = await count('booking')
  await expect(browser.api.saveBooking()).rejects.toMatchObject({ status: 409, code: 'TIME_MISSING' })
  expect(await count('booking')).toBe(before)
})
