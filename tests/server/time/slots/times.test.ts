import { sql } from 'drizzle-orm'
import { object, string } from 'superstruct'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cartItem } from '#tests/fixtures/cart-item'
import { openBrowser } from '#tests/harness/visitors/http-client'
import { queryRows } from '#server/platform/database/database'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { reserve, visitorAt } from '#tests/harness/visitors/visitor'
import { tryHold } from '#tests/harness/database/try-hold'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  // Removes seeded reservations, so that only those of these tests exist.
  await server.db.execute(sql`delete from reservation`)
})
afterAll(() => server.close())

const visitorIn = (organizationId: number, products: number[] = [], process?: 'TIRE_CHANGE') =>
  visitorAt(server, organizationId, products, process)
const sessionHolding = async (start: string): Promise<string> => {
  const holds = sql`select session_id::text as id from reservation where organization_id = 7 and lower(during) = ${start}::timestamp`
  const [hold] = await queryRows(server.db, holds, object({ id: string() }))
  return hold?.id ?? 'nobody'
}
const wholeDay = (date: string) => `${date}T00:00:00|${date}T23:59:59`

describe('free times', () => {
  it('TM-03 lists open days only, without notice days, weekends and closed days', async () => {
    const { api } = await visitorIn(10)
    const days = await api.freeTimes({ query: { start: '2026-11-01', end: '2026-12-31' } })
    const dates = days.map((day) => day.date)
    expect(dates[0]).toBe('2026-11-26')
    expect(dates).not.toContain('2026-11-28')
    expect(dates).not.toContain('2026-12-24')
    expect(days[0]?.calendarSlots[0]).toEqual({ startTime: '2026-11-26T08:00:00', endTime: '2026-11-26T08:30:00' })
    expect(days[0]?.calendarSlots.at(-1)).toEqual({ startTime: '2026-11-26T15:30:00', endTime: '2026-11-26T16:00:00' })
  })

  it('TM-06 assigns a visit to the shift in which it starts', async () => {
    const { api } = await visitorIn(4, [102])
    const query = { start: '2026-11-24', end: '2026-11-24' }
    const starts = (days: Awaited<ReturnType<typeof api.freeTimes>>) =>
      days.flatMap((day) => day.calendarSlots.map((slot) => slot.startTime.slice(11, 16)))
    const morning = starts(await api.freeTimesMorning({ query }))
    const evening = starts(await api.freeTimesEvening({ query }))
    expect([morning[0], morning.at(-1)]).toEqual(['07:00', '11:30'])
    expect([evening[0], evening.at(-1)]).toEqual(['12:00', '14:00'])
    expect(starts(await api.freeTimes({ query }))).toEqual([...morning, ...evening])
  })

  it('offers long jobs no exact time on a day-only weekday, and filters by the requested types', async () => {
    const { api } = await visitorIn(4, [102])
    const query = { start: '2026-11-26', end: '2026-11-27' }
    const friday = {
      date: '2026-11-27',
      calendarSlots: [],
      exactTimesAvailable: false,
      onlyDayTimesAvailable: true,
    }
    expect((await api.freeTimes({ query })).at(-1)).toEqual(friday)
    expect(await api.freeTimes({ query: { ...query, resourceTimeSelectionTypes: ['DAY_ONLY'] } })).toEqual([friday])
    const exact = await api.freeTimes({ query: { ...query, resourceTimeSelectionTypes: ['EXACT_TIME'] } })
    expect(exact.map((day) => day.date)).toEqual(['2026-11-26'])
  })

  it('OR-02 returns first free days, or null for a workshop without lifts', async () => {
    const { api } = await openBrowser(server.app)
    expect(await api.nextFreeTimes({ query: { organizationIds: '10,12,999,x' } })).toEqual([
      { organizationId: 10, firstFreeTime: '2026-11-26' },
      { organizationId: 12, firstFreeTime: null },
    ])
  })

  it('OR-01 API-01 returns organizations, the chosen one and its info text', async () => {
    const { api } = await visitorIn(2)
    expect(await api.compatibleOrganizations({ query: {} })).toHaveLength(12)
    expect(await api.tireChangeOrganizations({ query: { parentId: 1 } })).toHaveLength(12)
    expect(await api.allOrganizations({ query: { parentId: 5 } })).toMatchObject([{ id: 5, post_office: 'Turku' }])
    expect((await api.activeOrganizationInfoText()).text).toContain('Ota mukaan huoltokirja')
    expect((await api.getBooking()).organization?.name).toBe('Espoo Leppävaara')
  })

  it('TM-05 returns the reserved locker times', async () => {
    const { api } = await visitorIn(1)
    await server.db.execute(sql`delete from locker_reservation`)
    await server.db.execute(sql`insert into locker_reservation values (1, '2026-11-25T07:00:00')`)
    const startTimes = ['2026-11-25T07:00:00', '2026-11-25T13:00:00', 'roskaa']
    expect(await api.lockerReservedTimes({ body: { startTimes } })).toEqual([{ timeStamp: '2026-11-25T07:00:00' }])
  })
})

describe('holding a time', () => {
  it('TM-13 holds an offered time, shows it and releases it', async () => {
    const browser = await visitorIn(5, [101])
    expect(await reserve(browser, '2026-11-24T09:00:00|2026-11-24T10:30:00')).toBe('SUCCESS')
    expect((await browser.api.getBooking()).booking_total_duration).toEqual({
      time_selection_type: 'EXACT_TIME',
      start: '2026-11-24T09:00:00',
      end: '2026-11-24T10:30:00',
      held_seconds: 600,
      held_seconds_at_most: 1800,
    })
    await browser.api.removeReservation()
    expect((await browser.api.getBooking()).booking_total_duration).toBeNull()
  })

  it.each([
    ['too short an end', '2026-11-24T09:00:00|2026-11-24T09:30:00'],
    ['off the grid', '2026-11-24T09:10:00|2026-11-24T10:40:00'],
    ['off the grid by seconds', '2026-11-24T09:00:10|2026-11-24T10:30:10'],
    ['before opening', '2026-11-24T06:30:00|2026-11-24T08:00:00'],
    ['past closing', '2026-11-24T16:00:00|2026-11-24T17:30:00'],
    ['too little notice', '2026-11-23T15:00:00|2026-11-23T16:30:00'],
    ['a weekend', '2026-11-28T09:00:00|2026-11-28T10:30:00'],
    ['a closed day', '2026-12-24T09:00:00|2026-12-24T10:30:00'],
    ['the other shift', '2026-11-24T14:00:00|2026-11-24T15:30:00'],
    ['a whole day although hours are offered', wholeDay('2026-11-24')],
  ])('does not hold a time that is not offered: %s', async (_, reservation) => {
    const browser = await visitorIn(5, [101])
    expect(await reserve(browser, reservation)).toBe('NOT_AVAILABLE')
  })

  it('ignores the shift for a tire change', async () => {
    const browser = await visitorIn(5, [2001], 'TIRE_CHANGE')
    expect(await reserve(browser, '2026-12-01T14:00:00|2026-12-01T14:30:00')).toBe('SUCCESS')
  })

  it('chooses the hour of a whole day, in the requested shift if possible', async () => {
    const browser = await visitorIn(4, [102])
    expect(await reserve(browser, wholeDay('2026-11-27'), 'DAY_ONLY', 'EVENING')).toBe('SUCCESS')
    expect((await browser.api.getBooking()).booking_total_duration).toEqual({
      time_selection_type: 'DAY_ONLY',
      start: '2026-11-27T12:00:00',
      end: '2026-11-27T15:00:00',
      held_seconds: 600,
      held_seconds_at_most: 1800,
    })
  })

  it('replaces the old hold by a new one, and frees the old time', async () => {
    const [browser, other] = [await visitorIn(11, [101]), await visitorIn(11, [101])]
    const [first, second] = ['2026-11-25T08:00:00|2026-11-25T09:30:00', '2026-11-25T08:30:00|2026-11-25T10:00:00']
    expect(await reserve(browser, first)).toBe('SUCCESS')
    expect(await reserve(browser, second)).toBe('SUCCESS')
    const { rows } = Object(
      await server.db.execute(sql`select count(*)::int as held from reservation where organization_id = 11`),
    )
    expect(rows).toEqual([{ held: 1 }])
    expect(await reserve(other, second)).toBe('SUCCESS')
    const third = await visitorIn(11, [101])
    expect(await reserve(third, second)).toBe('NOT_AVAILABLE')
    expect(await reserve(browser, second)).toBe('SUCCESS')
  })

  it('TM-15 reading 6: keeps the current hold if another time is not available', async () => {
    const [browser, ...others] = [await visitorIn(7), await visitorIn(7), await visitorIn(7)]
    const [held, wanted] = ['2026-11-25T08:00:00|2026-11-25T08:30:00', '2026-11-25T09:00:00|2026-11-25T09:30:00']
    expect(await reserve(browser, held)).toBe('SUCCESS')
    for (const other of others) expect(await reserve(other, wanted)).toBe('SUCCESS')
    expect(await reserve(browser, wanted)).toBe('NOT_AVAILABLE')
    // The calendar refuses the time earlier. The database constraint also keeps the old hold.
    const ask = { organizationId: 7, resourceId: 701, start: '2026-11-25T09:00:00', end: '2026-11-25T09:30:00' }
    const sessionId = await sessionHolding('2026-11-25T08:00')
    expect(await tryHold(server.db, { ...ask, sessionId, type: 'EXACT_TIME', seconds: 600 })).toBe(false)
    expect((await browser.api.getBooking()).booking_total_duration).toMatchObject({ start: '2026-11-25T08:00:00' })
    expect(await reserve(browser, held)).toBe('SUCCESS')
  })

  it('TM-15 returns the remaining seconds of a hold', async () => {
    const browser = await visitorIn(9)
    expect(await reserve(browser, '2026-11-25T10:00:00|2026-11-25T10:30:00')).toBe('SUCCESS')
    expect((await browser.api.getBooking()).booking_total_duration?.held_seconds).toBe(600)
  })

  it('expires a hold by the database’s clock, and extends a live one with each call', async () => {
    const time = '2026-11-26T08:00:00|2026-11-26T08:30:00'
    const expireIn = (seconds: number) =>
      server.db.execute(
        sql`update reservation set expires_at = now() + make_interval(secs => ${seconds}) where organization_id = 7`,
      )
    const [one, two, three] = [await visitorIn(7), await visitorIn(7), await visitorIn(7)]
    expect([await reserve(one, time), await reserve(two, time)]).toEqual(['SUCCESS', 'SUCCESS'])
    expect(await reserve(three, time)).toBe('NOT_AVAILABLE')
    await expireIn(30)
    await one.api.getBooking()
    const prolonged = sql`select count(*)::int as n from reservation where organization_id = 7 and expires_at > now() + interval '9 minutes'`
    expect(Object(await server.db.execute(prolonged)).rows).toEqual([{ n: 1 }])
    await expireIn(-1)
    expect((await one.api.getBooking()).booking_total_duration).toBeNull()
    expect(await reserve(three, time)).toBe('SUCCESS')
  })

  it('refuses changes that affect the held time', async () => {
    const { api, ...browser } = await visitorIn(9, [101])
    await reserve({ api, ...browser }, '2026-11-24T09:00:00|2026-11-24T10:30:00')
    const body = [cartItem(102)]
    const refused = { status: 409, code: 'TIME_RESERVED' }
    await expect(api.addProductsToCart({ query: { stage: 'DEFAULT' }, body })).rejects.toMatchObject(refused)
    await expect(api.emptyCart()).rejects.toMatchObject(refused)
    await expect(api.setActiveOrganization({ query: { organizationId: 1 } })).rejects.toMatchObject(refused)
    await api.removeReservation()
    await api.setActiveOrganization({ query: { organizationId: 1 } })
    expect((await api.getBooking()).order_items).toEqual([])
  })

  it('API-01 a day request replaces a held time, and the other way round', async () => {
    const browser = await visitorIn(9)
    await reserve(browser, '2026-11-25T09:00:00|2026-11-25T09:30:00')
    await browser.api.saveLead({ query: { leadDate: '2026-12-07' } })
    expect(await browser.api.getBooking()).toMatchObject({
      lead: true,
      lead_date: '2026-12-07',
      booking_total_duration: null,
    })
    for (const leadDate of ['2026-12-06', '2026-11-23', '2026-12-25', '9999-12-31'])
      await expect(browser.api.saveLead({ query: { leadDate } })).rejects.toMatchObject({ code: 'BAD_LEAD_DATE' })
    await reserve(browser, '2026-11-25T09:00:00|2026-11-25T09:30:00')
    expect(await browser.api.getBooking()).toMatchObject({ lead: false, lead_date: null })
  })
})

describe('a race', () => {
  it.each(['EXACT_TIME', 'DAY_ONLY'] as const)('20 visitors for one last %s: exactly one gets it', async (type) => {
    // Tampere, Friday: jobs of three hours and more are booked for the whole day. Only one lift is free.
    const date = type === 'EXACT_TIME' ? '2026-12-08' : '2026-12-11'
    await server.db.execute(sql`
      insert into reservation (resource_id, organization_id, during, kind, time_selection_type)
      select id, 4, tsrange(${`${date}T07:00`}::timestamp, ${`${date}T17:00`}::timestamp), 'confirmed', 'EXACT_TIME'
      from resource where organization_id = 4 and id <> 401`)
    await server.db.execute(sql`
      insert into reservation (resource_id, organization_id, during, kind, time_selection_type)
      values (401, 4, tsrange(${`${date}T10:00`}::timestamp, ${`${date}T17:00`}::timestamp), 'confirmed', 'EXACT_TIME')`)
    const visitors = await Promise.all(Array.from({ length: 20 }, () => visitorIn(4, [102])))
    const requested = type === 'EXACT_TIME' ? `${date}T07:00:00|${date}T10:00:00` : wholeDay(date)
    const answers = await Promise.all(visitors.map((visitor) => reserve(visitor, requested, type)))
    expect(answers.filter((answer) => answer === 'SUCCESS')).toHaveLength(1)
    expect(answers.filter((answer) => answer === 'NOT_AVAILABLE')).toHaveLength(19)
  })

  it('gives each lift to one of the concurrent visitors', async () => {
    const visitors = await Promise.all(Array.from({ length: 8 }, () => visitorIn(1)))
    const requested = '2026-12-15T08:00:00|2026-12-15T08:30:00'
    const answers = await Promise.all(visitors.map((visitor) => reserve(visitor, requested)))
    expect(answers.filter((answer) => answer === 'SUCCESS')).toHaveLength(4)
  })
})
