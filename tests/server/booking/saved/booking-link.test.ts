/**
 * The booking link of a confirmation. Fetching its page changes nothing, and a key reveals nothing without the register
 * number.
 */
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '#server/app/app'
import type { Database } from '#server/platform/database/database'
import { createThrottle } from '#server/platform/throttle/throttle'
import { openBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atNine, atSeven, book, opened, reference, reserve } from '#tests/harness/visitors/booked-visitor'
import { countRows, rows } from '#tests/harness/database/rows'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  for (const table of ['reservation', 'locker_reservation', 'booking', 'outbox'])
    await server.db.execute(sql`delete from ${sql.identifier(table)}`)
})
afterAll(() => server.close())

const queryOf = (bookingKey: string, registerNumber = 'ABC-123') =>
  new URLSearchParams({ bookingKey, registerNumber, installationType: 'BASSADONE_PUBLIC' }).toString()

/** A snapshot of all rows that belong to bookings: reservations, lockers, drafts and the number of messages. */
const atRest = async () => ({
  bookings: await rows(server, sql`select * from booking order by id`),
  reservations: await rows(server, sql`select * from reservation order by id`),
  lockers: await rows(server, sql`select * from locker_reservation`),
  drafts: await rows(server, sql`select id, draft from session order by id`),
  letters: await countRows(server, 'outbox'),
})

/** The same database with a log of its queries. */
function counting(): { db: Database; queries: string[] } {
  const queries: string[] = []
  const logger = { logQuery: (query: string) => void queries.push(query) }
  const client: unknown = Reflect.get(server.db, '$client')
  if (client instanceof PGlite) return { db: drizzlePglite({ client, logger }), queries }
  if (client instanceof Pool) return { db: drizzlePg({ client, logger }), queries }
  throw new Error('a database of another kind')
}

describe('EV-06 a plate that is written otherwise than in the booking', () => {
  const answers = async (bookingKey: string, plates: readonly string[]) => {
    const { send } = await openBrowser(server.app)
    return Promise.all(
      plates.map(async (plate) => (await send('POST', `/open-booking?${queryOf(bookingKey, plate)}`)).status),
    )
  }

  it('opens it, with or without blanks and hyphens', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-24'))
    expect(await answers(bookingKey, ['abc123', 'ABC 123', ' abc-123 '])).toEqual([200, 200, 200])
    expect(await answers(bookingKey, ['ABC-124', 'AB-123', ''])).toEqual([404, 404, 404])
  })
})

describe('CA-04 a mail scanner that fetches links', () => {
  it.each(['GET', 'HEAD'])(
    '%s is refused with 405 and changes nothing, even with a session and its token',
    async (method) => {
      const { bookingKey } = await book(server, atSeven('2026-11-24'))
      const browser = await opened(server, bookingKey)
      await reserve(browser, atNine('2026-11-25'))
      const before = await atRest()
      for (const path of ['/open-booking', '/cancel-booking', '/save-booking']) {
        const refused = await browser.send(method, `${path}?${queryOf(bookingKey)}`)
        expect([path, refused.status, refused.headers.get('allow')]).toEqual([path, 405, 'POST'])
      }
      expect(await atRest()).toEqual(before)
    },
  )

  it('changes nothing on a POST from another site or without the session’s XSRF header', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-24'))
    const browser = await openBrowser(server.app)
    const before = await atRest()
    const post = async (headers: Record<string, string | null>) =>
      (await browser.send('POST', `/cancel-booking?${queryOf(bookingKey)}`, { headers })).status
    expect(await post({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
    expect(await post({ Origin: 'https://example.com' })).toBe(403)
    expect(await post({ 'X-XSRF-TOKEN': null })).toBe(403)
    expect(await post({ 'X-Process-Token': null })).toBe(412)
    expect(await atRest()).toEqual(before)
  })
})

describe('AS-07 extension parametersInBody', () => {
  const bodyOf = (bookingKey: unknown) => ({
    body: { ...reference('').query, bookingKey },
    headers: { 'Content-Type': 'application/json' },
  })

  it('opens and cancels a booking whose reference is in the body', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-24'))
    const browser = await openBrowser(server.app)
    const opening = await browser.send('POST', '/open-booking', bodyOf(bookingKey))
    expect(await opening.json()).toMatchObject({ vehicle: { register_number: 'ABC-123' } })
    const cancelling = await browser.send('POST', '/cancel-booking', bodyOf(bookingKey))
    expect(cancelling.status).toBe(200)
    expect(await countRows(server, 'reservation')).toBe(0)
  })

  it.each([[7], [null], [{ toString: 1 }], [['x']]])('refuses the key %j in the body with 400', async (key) => {
    const browser = await openBrowser(server.app)
    expect((await browser.send('POST', '/open-booking', bodyOf(key))).status).toBe(400)
  })
})

describe('RC-25 a cancelled booking', () => {
  it('is told to who has key and register number, by the cancellation and by the refusal, without the customer', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-24'))
    const browser = await openBrowser(server.app)
    const told = {
      organization: { name: 'Helsinki Roihupelto' },
      booking_total_duration: { start: '2026-11-24T07:00:00' },
      order_items: [{ description: 'Perushuolto (öljynvaihtohuolto)' }],
      customer: null,
      notes: '',
    }
    expect(await browser.api.cancelBooking(reference(bookingKey))).toMatchObject({ booking: told })
    // A repeated call returns the same response.
    expect(await browser.api.cancelBooking(reference(bookingKey))).toMatchObject({ booking: told })
    const refused = await browser.send('POST', `/open-booking?${queryOf(bookingKey)}`)
    const body: unknown = await refused.json()
    expect([refused.status, body]).toMatchObject([409, { code: 'BOOKING_CANCELLED', booking: told }])
    expect(JSON.stringify(body)).not.toMatch(/Aino|aino@|040/)
    for (const wrong of [queryOf(bookingKey).replace('ABC-123', 'KOR-77'), queryOf('x'.repeat(43))]) {
      const stranger = await browser.send('POST', `/open-booking?${wrong}`)
      expect([stranger.status, await stranger.json()]).toEqual([404, { code: 'NOT_FOUND', message: 'no such booking' }])
    }
  })
})

describe('reading 37: a wrong key and an unknown one', () => {
  it.each(['/open-booking', '/cancel-booking'])('%s gives the same response after the same queries', async (path) => {
    const { bookingKey } = await book(server, atSeven('2026-11-24'))
    const { bookingKey: cancelledKey } = await book(server, atSeven('2026-11-25'))
    await (await openBrowser(server.app)).api.cancelBooking(reference(cancelledKey))
    const { db, queries } = counting()
    const app = createApp({ ...server.options, db })
    const browser = await openBrowser(app)
    const answerTo = async (key: string, registerNumber?: string) => {
      queries.length = 0
      const response = await browser.send('POST', `${path}?${queryOf(key, registerNumber)}`)
      const headers = [...response.headers].filter(([name]) => name !== 'date')
      return { status: response.status, body: await response.text(), headers, queries: [...queries] }
    }
    const unknown = await answerTo('x'.repeat(43))
    expect(unknown).toMatchObject({ status: 404, body: '{"code":"NOT_FOUND","message":"no such booking"}' })
    expect(unknown.queries.length).toBeGreaterThan(1)
    expect(await answerTo(bookingKey, 'KOR-77')).toEqual(unknown)
    expect(await answerTo(cancelledKey, 'KOR-77')).toEqual(unknown)
    expect(await answerTo(bookingKey, '')).toEqual(unknown)
    expect(await answerTo('', 'ABC-123')).toEqual(unknown)
    expect(await answerTo(`${bookingKey.slice(0, -1)}-`)).toEqual(unknown)
    expect(await answerTo(bookingKey.toUpperCase())).toEqual(unknown)
    expect(await answerTo('å'.repeat(3000), `${'Ö'.repeat(50)}'; --`)).toEqual(unknown)
  })

  it('is throttled by counters in the database that all processes share', async () => {
    const { bookingKey } = await book(server, atSeven('2026-11-24'))
    const { db, options } = server
    // A tenth of the default limits: four per session, twenty per address.
    const throttle = () => createThrottle({ db, secret: options.secret, factor: 0.1 })
    const processes = [createApp({ ...options, throttle: throttle() }), createApp({ ...options, throttle: throttle() })]
    const from = (fetch: (request: Request, address?: string) => Promise<Response>) => ({
      fetch: (request: Request) => fetch(request, '192.0.2.7'),
    })
    const [one, other] = processes.map(({ fetch }) => from(fetch))
    if (!one || !other) throw new Error('two processes')
    const browser = await openBrowser(one)
    const ask = (key: string) =>
      browser.api.openBooking(reference(key)).then(
        () => 200,
        (error: { status: number }) => error.status,
      )
    for (let time = 0; time < 4; time += 1) expect(await ask(`guess ${time}`)).toBe(404)
    expect(await ask('guess')).toBe(429)
    // The correct key is throttled too, otherwise guessing could continue until a key is accepted.
    expect(await ask(bookingKey)).toBe(429)
    const guesses: number[] = []
    for (let session = 0; session < 5; session += 1) {
      const { api } = await openBrowser(session % 2 === 0 ? one : other)
      for (let time = 0; time < 4; time += 1)
        guesses.push(
          await api.cancelBooking(reference(`guess ${session} ${time}`)).then(
            () => 204,
            (error: { status: number }) => error.status,
          ),
        )
    }
    // The first session used four of the address’s twenty attempts, so sixteen remain across both processes.
    expect(guesses.filter((status) => status === 404)).toHaveLength(16)
    expect(guesses.slice(16)).toEqual([429, 429, 429, 429])
    await db.execute(sql`delete from throttle`)
  })
})

it('CA-04 reports a cancelled booking to a caller with key and register number', async () => {
  const { bookingKey } = await book(server, atSeven('2026-11-24'))
  await (await openBrowser(server.app)).api.cancelBooking(reference(bookingKey))
  await expect(opened(server, bookingKey)).rejects.toMatchObject({ status: 409, code: 'BOOKING_CANCELLED' })
})
