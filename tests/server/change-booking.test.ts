import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestBrowser } from '#tests/harness/http-client'
import { createTestApp, type TestApp } from '#tests/harness/server-app'
import { atNine, atSeven, book, opened, reference, reserve } from './booked-visitor'
import { customer } from '#shared/api/nouns/example-customer'
import { countRows, messages, rows } from './rows'

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

describe('opening', () => {
  it('API-01 puts the booking into the session with its time, which removing a reservation does not give up', async () => {
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

  it('shows the held time instead, until it is let go', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-24'))
    const browser = await opened(server, bookingKey)
    await reserve(browser, atNine('2026-11-25'))
    expect(await startOf(browser)).toBe('2026-11-25T09:00:00')
    await browser.api.removeReservation()
    expect(await startOf(browser)).toBe('2026-11-24T07:00:00')
  })

  it('lets go of what the session held for another booking', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-24'))
    const browser = await opened(server, bookingKey)
    await reserve(browser, atNine('2026-11-25'))
    await browser.api.openBooking(reference(bookingKey))
    expect(await reserved()).toEqual(confirmed('2026-11-24 07:00'))
  })

  it('only reads in a session that is done', async () => {
    const { browser, bookingKey } = await book(server, atSeven('2026-11-24'))
    expect(await browser.api.openBooking(reference(bookingKey))).toMatchObject({ customer: customer() })
    expect((await browser.api.saveBooking()).bookingKey).toBe(bookingKey)
    expect(await rows(server, sql`select version from booking`)).toEqual([{ version: 1 }])
  })

  it('refuses a booking that was saved before drafts were kept, rather than let a second one be made of it', async () => {
    const { browser, bookingKey } = await book(server, atSeven('2026-11-24'))
    await server.db.execute(sql`update booking set draft = null`)
    await expect(opened(server, bookingKey)).rejects.toMatchObject({ status: 409, code: 'BOOKING_TOO_OLD' })
    expect(await browser.api.openBooking(reference(bookingKey))).toMatchObject({ customer: customer() })
    await browser.api.cancelBooking(reference(bookingKey))
    expect(await reserved()).toEqual([])
  })
})

describe('changing', () => {
  it('READINGS-6 moves to the held time: same booking, same key, nothing left behind', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-24'))
    const [made] = await rows(server, sql`select id from booking`)
    const browser = await opened(server, bookingKey)
    await reserve(browser, atNine('2026-11-25'))
    await server.db.execute(sql`delete from outbox`)
    expect(await browser.api.saveBooking()).toEqual({ bookingKey })
    expect(await browser.api.saveBooking()).toEqual({ bookingKey })
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

  it('keeps the time where only something else has changed', async () => {
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

  it('does not fall back to the old time when the new one has run out, unless the visitor gives that up', async () => {
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

  it('a moved booking is opened with its own time, which it keeps', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-24'))
    const moving = await opened(server, bookingKey)
    await reserve(moving, atNine('2026-11-25'))
    await moving.api.saveBooking()
    const again = await opened(server, bookingKey)
    await again.api.saveNotes({ body: { value: 'Avain luukkuun' } })
    await again.api.saveBooking()
    expect(await reserved()).toEqual(confirmed('2026-11-25 09:00'))
  })

  it('READINGS-34 does not keep a time that the work no longer fits into', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-24'))
    const browser = await opened(server, bookingKey)
    const more = [{ productId: 102, amount: 1, provider: 'WORKSHOP' }]
    await browser.api.addProductsToCart({ query: { stage: 'DEFAULT' }, body: more })
    expect(await startOf(browser)).toBeUndefined()
    await expect(browser.api.saveBooking()).rejects.toMatchObject({ status: 409, code: 'TIME_MISSING' })
    expect(await reserved()).toEqual(confirmed('2026-11-24 07:00'))
    await browser.api.removeProductsFromCart({ query: { stage: 'DEFAULT' }, body: more })
    expect(await startOf(browser)).toBe('2026-11-24T07:00:00')
    expect(await browser.api.saveBooking()).toEqual({ bookingKey })
  })

  it('tells the workshop that a booking leaves, and the one it comes to', async () => {
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

  it('becomes a time enquiry, and then a time again', async () => {
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

  it('refuses a visit that has begun', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-24'))
    await server.db.execute(
      sql`update booking set document = jsonb_set(document, '{booking_total_duration,start}', '"2026-11-23T07:59:00"')`,
    )
    const { api } = await opened(server, bookingKey)
    await expect(api.saveBooking()).rejects.toMatchObject({ status: 409, code: 'BOOKING_PAST' })
    await expect(api.cancelBooking(reference(bookingKey))).rejects.toMatchObject({ status: 409, code: 'BOOKING_PAST' })
  })
})

describe('cancelling', () => {
  it('CA-04 frees lift and locker and says so once; afterwards the booking opens no more', async () => {
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

  it('READINGS-37 answers alike for a wrong key and a wrong register number', async () => {
    const { browser, bookingKey } = await book(server, atSeven('2026-11-24'))
    const failure = (query: ReturnType<typeof reference>) =>
      browser.api.cancelBooking(query).catch((error: unknown) => error)
    const wrongKey = await failure(reference('x'.repeat(43)))
    expect(wrongKey).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await failure(reference(bookingKey, 'KOR-77'))).toEqual(wrongKey)
    expect(await countRows(server, 'reservation')).toBe(1)
  })
})

describe('at the same time', () => {
  it('two sessions that have opened the same booking: the first to save wins', async () => {
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

  it('five saves of one change are one change', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-24'))
    const browser = await opened(server, bookingKey)
    await reserve(browser, atNine('2026-11-25'))
    const answers = await Promise.all(Array.from({ length: 5 }, () => browser.api.saveBooking()))
    expect(answers).toEqual(Array.from({ length: 5 }, () => ({ bookingKey })))
    expect(await reserved()).toEqual(confirmed('2026-11-25 09:00'))
    expect(await countRows(server, 'outbox')).toBe(4)
  })

  it('a move and cancellations: the booking ends cancelled, with nothing reserved for it', async () => {
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
  ])('bookings of %s and %s that exchange their lockers do not wait for each other for ever', async (one, other) => {
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
    // Whoever comes first finds the other's locker still taken, and hands the key over at the desk.
    expect(await lockers()).toHaveLength(1)
  })
})
