import { sql } from 'drizzle-orm'
import { any } from 'superstruct'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cartItem } from '#tests/fixtures/cart-item'
import { createApp } from '#server/app/app'
import { textOf } from '#server/http/headers/encoding'
import { Calendars } from '#server/sections/time/slots/store/calendars'
import { queryRows, type Database } from '#server/platform/database/database'
import { openBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'

const DAY = '2026-12-01'
const NOBODY = '00000000-0000-0000-0000-000000000000'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(() => run(server.db, sql`delete from reservation where organization_id = 1`))
afterAll(() => server.close())

const run = (db: Database, query: ReturnType<typeof sql>) => queryRows(db, query, any())
const look = async (calendars: Calendars) => {
  const { occupied } = await calendars.look(server.db, [1], NOBODY, '2026-11-23')
  return occupied[0]
}
const reserve = (db: Database, hour: string, kind: 'confirmed' | 'hold' = 'confirmed') =>
  run(
    db,
    sql`
      insert into reservation (resource_id, organization_id, during, kind, session_id, expires_at, time_selection_type)
      select id, 1, tsrange(${`${DAY}T${hour}:00`}::timestamp, ${`${DAY}T${hour}:30`}::timestamp), ${kind},
        ${kind === 'hold' ? sql`gen_random_uuid()` : sql`null`}, ${kind === 'hold' ? sql`now() + interval '1 hour'` : sql`null`},
        'EXACT_TIME'
      from resource where organization_id = 1 order by id limit 1`,
  )

describe('the calendar cache of a process', () => {
  it('reads a calendar once, and again after a reservation there is added or removed', async () => {
    const calendars = new Calendars()
    const first = await look(calendars)
    expect(first?.taken).toEqual([])
    expect((await look(calendars))?.taken).toBe(first?.taken)
    await reserve(server.db, '10')
    const second = await look(calendars)
    expect(second?.taken).toHaveLength(1)
    expect(second?.version).not.toBe(first?.version)
    // A change in another workshop.
    await run(server.db, sql`delete from reservation where organization_id = 2`)
    expect((await look(calendars))?.taken).toBe(second?.taken)
    await run(server.db, sql`delete from reservation where organization_id = 1`)
    expect((await look(calendars))?.taken).toEqual([])
  })

  it('reading 31: counts a hold as taken until it expires by the database’s clock', async () => {
    const calendars = new Calendars()
    const before = await look(calendars)
    await reserve(server.db, '10', 'hold')
    const held = await look(calendars)
    expect(held?.taken).toHaveLength(1)
    await run(server.db, sql`update reservation set expires_at = now() where kind = 'hold'`)
    const after = await look(calendars)
    expect([after?.taken, after?.version]).toEqual([[], before?.version])
  })

  it('stays correct when a transaction is rolled back', async () => {
    const calendars = new Calendars()
    await look(calendars)
    await expect(
      server.db.transaction(async (tx) => {
        await reserve(tx, '10')
        const { occupied } = await calendars.look(tx, [1], NOBODY, '2026-11-23')
        expect(occupied[0]?.taken).toHaveLength(1)
        throw new Error('taken back')
      }),
    ).rejects.toThrow('taken back')
    expect((await look(calendars))?.taken).toEqual([])
    await reserve(server.db, '12')
    await reserve(server.db, '14')
    expect((await look(calendars))?.taken).toHaveLength(2)
  })
})

it('TM-04 does not offer a time that was booked through another process', async () => {
  const other = createApp(server.options)
  const [here, there] = await Promise.all([openBrowser(server.app, 'MAINTENANCE'), openBrowser(other, 'MAINTENANCE')])
  const starts = async ({ api }: TestBrowser) =>
    (await api.freeTimes({ query: { start: DAY, end: DAY } })).flatMap(({ calendarSlots }) =>
      calendarSlots.map(({ startTime }) => startTime),
    )
  for (const { api } of [here, there]) {
    await api.setActiveOrganization({ query: { organizationId: 1 } })
    await api.addProductsToCart({
      query: { stage: 'DEFAULT' },
      body: [cartItem(101)],
    })
  }
  const offered = await starts(there)
  expect(await starts(there)).toEqual(offered)
  // Takes all lifts of the workshop at the first offered time.
  const [start = ''] = offered
  await run(
    server.db,
    sql`
      insert into reservation (resource_id, organization_id, during, kind, time_selection_type)
      select id, 1, tsrange(${start}::timestamp, ${start}::timestamp + interval '30 minutes'), 'confirmed', 'EXACT_TIME'
      from resource where organization_id = 1 and not exists (
        select from reservation where resource_id = resource.id
          and during && tsrange(${start}::timestamp, ${start}::timestamp + interval '30 minutes'))`,
  )
  expect(await starts(there)).not.toContain(start)
  expect(await starts(here)).not.toContain(start)
})

it('compresses calendars with an encoding the browser accepts, but never compresses personal data', async () => {
  const { api, send } = await openBrowser(server.app, 'MAINTENANCE')
  await api.setActiveOrganization({ query: { organizationId: 1 } })
  await api.addProductsToCart({
    query: { stage: 'DEFAULT' },
    body: [cartItem(101)],
  })
  const path = '/free-times?start=2026-12-01&end=2027-01-20'
  const asked = async (accepted: string | null) => {
    const answer = await send('POST', path, { headers: { 'Accept-Encoding': accepted } })
    const size = (await answer.clone().arrayBuffer()).byteLength
    return {
      of: answer.headers.get('Content-Encoding'),
      vary: answer.headers.get('Vary'),
      size,
      text: await textOf(answer),
    }
  }
  const plain = await asked(null)
  expect(plain.of).toBeNull()
  expect(plain.size).toBeGreaterThan(10_000)
  for (const [accepted, of] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br', 'br'],
  ] as const) {
    const small = await asked(accepted)
    expect(small).toMatchObject({ of, vary: 'Accept-Encoding', text: plain.text })
    expect(small.size).toBeLessThan(plain.size / 5)
  }
  const booking = await send('GET', '/get-booking/v2', { headers: { 'Accept-Encoding': 'br' } })
  expect(booking.status).toBe(200)
  expect(booking.headers.get('Content-Encoding')).toBeNull()
})

// Runs last, because it changes the chain.
it('reloads changed closed days, hours, absences, products and module settings', async () => {
  const calendars = new Calendars()
  const facts = await calendars.facts(server.db)
  expect(await calendars.facts(server.db)).toBe(facts)
  await run(server.db, sql`insert into closed_day values (${DAY})`)
  expect((await look(calendars))?.workshop.exceptions[DAY]).toBe('closed')
  await run(server.db, sql`insert into workshop_open_day values (1, ${DAY}, null, '12:00')`)
  expect((await look(calendars))?.workshop.exceptions[DAY]).toEqual({ open: null, close: 720 })
  await run(server.db, sql`update opening_hours set day_only_from = 77 where organization_id = 1`)
  expect((await look(calendars))?.workshop.hours[0]?.dayOnlyFrom).toBe(77)
  await run(
    server.db,
    sql`insert into resource_absence select id, tsrange('2026-12-02', '2026-12-03') from resource where organization_id = 1`,
  )
  const lifts = (await look(calendars))?.workshop.resources.length ?? 0
  const absent = (await look(calendars))?.taken.filter(({ start, end }) => end - start === 1440)
  expect(absent?.length).toBeGreaterThanOrEqual(lifts)
  await run(server.db, sql`update product set minutes = 7 where id = 101`)
  expect((await calendars.facts(server.db)).products.get(101)?.minutes).toBe(7)
  await run(server.db, sql`delete from module_setting`)
  expect((await calendars.facts(server.db)).pickUpLeads.size).toBe(0)
})
