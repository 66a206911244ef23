import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cartItem } from '#tests/fixtures/cart-item'
import type { TestBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atNine, atSeven, book, opened, reference, reserve } from '#tests/harness/visitors/booked-visitor'
import { customer } from '#tests/fixtures/customer'
import { countRows, messages, rows } from '#tests/harness/database/rows'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  await server.db.execute(sql`delete from reservation`)
  await server.db.execute(sql`delete from locker_reservation`)
  await server.db.execute(sql`delete from booking`)
  await server.db.execute(sql`delete from outbox`)
})
afterAll(() => server.close())

const reserved = () =>
  rows(
    server,
    sql`select kind, to_char(lower(during), 'YYYY-MM-DD HH24:MI') as "from" from reservation order by during`,
  )
const confirmed = (...times: readonly string[]) => times.map((from) => ({ kind: 'confirmed', from }))
const lockers = async () =>
  (await rows(server, sql`select to_char(at, 'YYYY-MM-DD HH24:MI') as at from locker_reservation order by at`)).map(
    ({ at }) => at,
  )
const startOf = async ({ api }: TestBrowser) => (await api.getBooking()).booking_total_duration?.start
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )

describe('opening a booking', () => {
  it('API-01 loads the booking into the session with its time, which removing a reservation keeps', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-24'))
    const { api } = await opened(server, bookingKey)
    const whole = {
      vehicle: { register_number: 'ABC-123' },
      customer: customer(),
      order_items: [{ product: { id: 101 } }],
      booking_total_duration: { start: '2026-11-24T07:00:00', end: '2026-11-24T08:30:00' },
    }
    expect(await api.getBooking()).toMatchObject(whole)
    await api.removeReservation()
    expect(await api.getBooking()).toMatchObject(whole)
    expect(await reserved()).toEqual(confirmed('2026-11-24 07:00'))
  })

  it('shows a newly held time instead of the booked one until it is released', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-24'))
    const browser = await opened(server, bookingKey)
    await reserve(browser, atNine('2026-11-25'))
    expect(await startOf(browser)).toBe('2026-11-25T09:00:00')
    await browser.api.removeReservation()
    expect(await startOf(browser)).toBe('2026-11-24T07:00:00')
  })

  it('releases the session’s hold when the booking is opened again', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-24'))
    const browser = await opened(server, bookingKey)
    await reserve(browser, atNine('2026-11-25'))
    await browser.api.openBooking(reference(bookingKey))
    expect(await reserved()).toEqual(confirmed('2026-11-24 07:00'))
  })

  it('only reads the booking in a session that has already saved', async () => {
    const { browser, bookingKey } = await book(server, atSeven('2026-11-24'))
    expect(await browser.api.openBooking(reference(bookingKey))).toMatchObject({ customer: customer() })
    expect((await browser.api.saveBooking()).bookingKey).toBe(bookingKey)
    expect(await rows(server, sql`select version from booking`)).toEqual([{ version: 1 }])
  })

  it('refuses to change a booking without a stored draft, because saving would create a second booking', async () => {
    const { browser, bookingKey } = await book(server, atSeven('2026-11-24'))
    await server.db.execute(sql`update booking set draft = null`)
    await expect(opened(server, bookingKey)).rejects.toMatchObject({ status: 409, code: 'BOOKING_TOO_OLD' })
    expect(await browser.api.openBooking(reference(bookingKey))).toMatchObject({ customer: customer() })
    await browser.api.cancelBooking(reference(bookingKey))
    expect(await reserved()).toEqual([])
  })
})

describe('changing a booking', () => {
  it('reading 6: moves to the held time, keeps id and key, and frees the old time', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-24'))
    const [made] = await rows(server, sql`select id from booking`)
    const browser = await opened(server, bookingKey)
    await reserve(browser, atNine('2026-11-25'))
    await server.db.execute(sql`delete from outbox`)
    expect(await browser.api.saveBooking()).toMatchObject({ bookingKey, calendarEntry: { sequence: 1 } })
    expect(await browser.api.saveBooking()).toMatchObject({ bookingKey, calendarEntry: { sequence: 1 } })
    expect(await reserved()).toEqual(confirmed('2026-11-25 09:00'))
    expect(await lockers()).toEqual(['2026-11-25 09:00'])
    expect(await rows(server, sql`select id, version from booking`)).toEqual([{ id: made?.['id'], version: 2 }])
    const moved = {
      kind: 'BOOKING_MOVED',
      bookingId: made?.['id'],
      previousOrganizationId: 1,
      previousStart: '2026-11-24T07:00:00',
      previousEnd: '2026-11-24T08:30:00',
      previousType: 'EXACT_TIME',
    }
    expect(await messages(server)).toEqual([
      { ...moved, audience: 'customer', email: customer().email, bookingKey },
      { ...moved, audience: 'workshop', organizationId: 1 },
    ])
    expect(await startOf(await opened(server, bookingKey))).toBe('2026-11-25T09:00:00')
  })

  it('keeps the time if only other fields have changed', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-24'))
    const { api } = await opened(server, bookingKey)
    await api.saveNotes({ body: { value: 'Avain luukkuun' } })
    await api.saveCustomer({ body: customer({ email: 'uusi@example.fi' }) })
    await server.db.execute(sql`delete from outbox`)
    await api.saveBooking()
    expect(await reserved()).toEqual(confirmed('2026-11-24 07:00'))
    expect(await lockers()).toEqual(['2026-11-24 07:00'])
    expect(await messages(server)).toMatchObject([
      { kind: 'BOOKING_CHANGED', audience: 'customer', email: 'uusi@example.fi' },
      { kind: 'BOOKING_CHANGED', audience: 'workshop' },
    ])
    expect(await (await opened(server, bookingKey)).api.getBooking()).toMatchObject({ notes: 'Avain luukkuun' })
  })

  it('refuses to save after the new hold has expired, until the visitor removes the reservation', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-24'))
    const browser = await opened(server, bookingKey)
    await reserve(browser, atNine('2026-11-25'))
    await server.db.execute(sql`update reservation set expires_at = now() where kind = 'hold'`)
    expect(await startOf(browser)).toBeUndefined()
    await expect(browser.api.saveBooking()).rejects.toMatchObject({ status: 409, code: 'TIME_MISSING' })
    await browser.api.removeReservation()
    expect(await startOf(browser)).toBe('2026-11-24T07:00:00')
    await browser.api.saveBooking()
    expect(await reserved()).toContainEqual({ kind: 'confirmed', from: '2026-11-24 07:00' })
  })

  it('opens a moved booking with its new time, and keeps it', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-24'))
    const moving = await opened(server, bookingKey)
    await reserve(moving, atNine('2026-11-25'))
    await moving.api.saveBooking()
    const again = await opened(server, bookingKey)
    await again.api.saveNotes({ body: { value: 'Avain luukkuun' } })
    await again.api.saveBooking()
    expect(await reserved()).toEqual(confirmed('2026-11-25 09:00'))
  })

  it('reading 34: does not keep a time that became too short for the work', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-24'))
    const browser = await opened(server, bookingKey)
    const more = [cartItem(102)]
    await browser.api.addProductsToCart({ query: { stage: 'DEFAULT' }, body: more })
    expect(await startOf(browser)).toBeUndefined()
    await expect(browser.api.saveBooking()).rejects.toMatchObject({ status: 409, code: 'TIME_MISSING' })
    expect(await reserved()).toEqual(confirmed('2026-11-24 07:00'))
    await browser.api.removeProductsFromCart({ query: { stage: 'DEFAULT' }, body: more })
    expect(await startOf(browser)).toBe('2026-11-24T07:00:00')
    expect(await browser.api.saveBooking()).toMatchObject({ bookingKey, calendarEntry: { sequence: 1 } })
  })

  it('notifies both the old and the new workshop of a move', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-24'))
    const browser = await opened(server, bookingKey)
    await browser.api.setActiveOrganization({ query: { organizationId: 2 } })
    const days = await browser.api.freeTimes({ query: { start: '2026-11-24', end: '2026-12-11' } })
    const slot = days.find((day) => day.calendarSlots.length > 0)?.calendarSlots[0]
    await browser.api.reserveTime({
      query: {
        reservation: `${slot?.startTime}|${slot?.endTime}`,
        timeSelectionType: 'EXACT_TIME',
        workshiftPosition: 'MORNING',
      },
    })
    await server.db.execute(sql`delete from outbox`)
    await browser.api.saveBooking()
    expect(await messages(server)).toMatchObject([
      { kind: 'BOOKING_MOVED', audience: 'customer' },
      { kind: 'BOOKING_MOVED', audience: 'workshop', organizationId: 2 },
      { kind: 'BOOKING_MOVED', audience: 'workshop', organizationId: 1 },
    ])
    expect(await rows(server, sql`select organization_id from reservation`)).toEqual([{ organization_id: 2 }])
    expect(await rows(server, sql`select organization_id from locker_reservation where organization_id = 1`)).toEqual(
      [],
    )
  })

  it('changes a booking to a time request and back to a reserved time', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-24'))
    const asking = await opened(server, bookingKey)
    await asking.api.saveLead({ query: { leadDate: '2026-12-01' } })
    await asking.api.saveBooking()
    expect(await reserved()).toEqual([])
    expect(await lockers()).toEqual([])
    const again = await opened(server, bookingKey)
    expect(await again.api.getBooking()).toMatchObject({ lead_date: '2026-12-01', booking_total_duration: null })
    await reserve(again, atSeven('2026-12-02'))
    await again.api.saveBooking()
    expect(await reserved()).toEqual(confirmed('2026-12-02 07:00'))
  })

  it('refuses changes once the visit has begun', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-24'))
    await server.db.execute(
      sql`update booking set document = jsonb_set(document, '{booking_total_duration,start}', '"2026-11-23T07:59:00"')`,
    )
    const { api } = await opened(server, bookingKey)
    await expect(api.saveBooking()).rejects.toMatchObject({ status: 409, code: 'BOOKING_PAST' })
    await expect(api.cancelBooking(reference(bookingKey))).rejects.toMatchObject({ status: 409, code: 'BOOKING_PAST' })
  })
})

describe('cancelling a booking', () => {
  it('CA-04 frees lift and locker, notifies once, and refuses to open the booking afterwards', async () => {
    const { browser, bookingKey } = await book(server, atSeven('2026-11-24'))
    const [made] = await rows(server, sql`select id from booking`)
    await server.db.execute(sql`delete from outbox`)
    await browser.api.cancelBooking(reference(bookingKey))
    await browser.api.cancelBooking(reference(bookingKey, ' abc-123'))
    expect(await reserved()).toEqual([])
    expect(await lockers()).toEqual([])
    const what = { kind: 'BOOKING_CANCELLED', bookingId: made?.['id'] }
    expect(await messages(server)).toEqual([
      { ...what, audience: 'customer', email: customer().email },
      { ...what, audience: 'workshop', organizationId: 1 },
    ])
    await expect(opened(server, bookingKey)).rejects.toMatchObject({ status: 409, code: 'BOOKING_CANCELLED' })
    await expect(browser.api.sendEmail()).rejects.toMatchObject({ status: 409, code: 'BOOKING_CANCELLED' })
  })

  it('reading 37: gives the same response for a wrong key and a wrong register number', async () => {
    const { browser, bookingKey } = await book(server, atSeven('2026-11-24'))
    const failure = (query: ReturnType<typeof reference>) =>
      browser.api.cancelBooking(query).catch((error: unknown) => error)
    const wrongKey = await failure(reference('x'.repeat(43)))
    expect(wrongKey).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await failure(reference(bookingKey, 'KOR-77'))).toEqual(wrongKey)
    expect(await countRows(server, 'reservation')).toBe(1)
  })
})

describe('concurrent changes', () => {
  it('accepts only the first save of two sessions that opened the same booking', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-24'))
    const browsers = await Promise.all([opened(server, bookingKey), opened(server, bookingKey)])
    await reserve(browsers[0], atNine('2026-11-25'))
    await reserve(browsers[1], atNine('2026-11-26'))
    const outcomes = await Promise.all(browsers.map(({ api }) => statusOf(api.saveBooking())))
    expect(outcomes.sort()).toEqual(['BOOKING_CHANGED', 'done'])
    expect(await rows(server, sql`select kind from reservation where kind = 'confirmed'`)).toHaveLength(1)
    expect(await lockers()).toHaveLength(1)
    expect(await rows(server, sql`select version from booking`)).toEqual([{ version: 2 }])
    expect((await messages(server)).slice(2)).toMatchObject([{ kind: 'BOOKING_MOVED' }, { kind: 'BOOKING_MOVED' }])
  })

  it('treats five concurrent saves of one change as one change', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-24'))
    const browser = await opened(server, bookingKey)
    await reserve(browser, atNine('2026-11-25'))
    const answers = await Promise.all(Array.from({ length: 5 }, () => browser.api.saveBooking()))
    expect(answers).toMatchObject(Array.from({ length: 5 }, () => ({ bookingKey })))
    expect(await reserved()).toEqual(confirmed('2026-11-25 09:00'))
    expect(await countRows(server, 'outbox')).toBe(4)
  })

  it('ends cancelled without reservations when a move races with cancellations', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-24'))
    const [moving, cancelling] = await Promise.all([opened(server, bookingKey), opened(server, bookingKey)])
    await reserve(moving, atNine('2026-11-25'))
    const [move, ...cancels] = await Promise.all([
      statusOf(moving.api.saveBooking()),
      ...Array.from({ length: 3 }, () => statusOf(cancelling.api.cancelBooking(reference(bookingKey)))),
    ])
    expect(cancels).toEqual(['done', 'done', 'done'])
    expect(['done', 'BOOKING_CHANGED']).toContain(move)
    expect(await rows(server, sql`select id from reservation where kind = 'confirmed'`)).toEqual([])
    expect(await lockers()).toEqual([])
    const kinds = (await messages(server)).map((message) => Object(message).kind)
    expect(kinds.filter((kind) => kind === 'BOOKING_CANCELLED')).toHaveLength(2)
  })

  it.each([
    ['2026-11-24', '2026-11-25'],
    ['2026-11-26', '2026-11-27'],
    ['2026-11-30', '2026-12-01'],
    ['2026-12-02', '2026-12-03'],
  ])('moves bookings of %s and %s into each other’s locker slot without a deadlock', async (one, other) => {
    const moving = async (from: string, to: string) => {
      const { bookingKey } = await book(server, atSeven(from))
      const browser = await opened(server, bookingKey)
      await reserve(browser, atSeven(to))
      return browser
    }
    const browsers = await Promise.all([moving(one, other), moving(other, one)])
    const outcomes = await Promise.all(browsers.map(({ api }) => statusOf(api.saveBooking())))
    expect(outcomes).toEqual(['done', 'done'])
    expect(await reserved()).toEqual(confirmed(`${one} 07:00`, `${other} 07:00`))
    // The first to save finds the other’s locker still taken, so it gets none.
    expect(await lockers()).toHaveLength(1)
  })
})
