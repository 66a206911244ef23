import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { reserve, visitorAt } from '#tests/harness/visitors/visitor'

/** Turku: three lifts, open from 7 to 17, shift change at 13. */
const TURKU = 5
const [FIRST_LIFT, LAST_LIFT] = [501, 503]

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(() => server.db.execute(sql`delete from reservation`))
afterAll(() => server.close())

const take = (lift: number, from: string, until: string) =>
  server.db.execute(sql`
    insert into reservation (resource_id, organization_id, during, kind, time_selection_type)
    values (${lift}, ${TURKU}, tsrange(${from}::timestamp, ${until}::timestamp), 'confirmed', 'EXACT_TIME')`)
/** Leaves a 90-minute gap on the last lift, in the evening shift of a Wednesday. */
async function leaveHole(): Promise<void> {
  await take(LAST_LIFT, '2026-11-25T07:00', '2026-11-25T14:00')
  await take(LAST_LIFT, '2026-11-25T15:30', '2026-11-25T17:00')
}
const HOLE = { startTime: '2026-11-25T14:00:00', endTime: '2026-11-25T15:30:00' }
const slots = async ({ api }: TestBrowser) => (await api.gapTimes()).flatMap((day) => day.calendarSlots)
const liftsHeld = async () =>
  Object(await server.db.execute(sql`select resource_id as lift from reservation where kind = 'hold'`)).rows

describe('gap times', () => {
  it('API-01 TM-17 are gaps that exactly fit the work, up to two weeks ahead', async () => {
    const browser = await visitorAt(server, TURKU, [101])
    expect(await browser.api.gapTimes()).toEqual([])
    await leaveHole()
    await take(LAST_LIFT, '2026-12-07T07:00', '2026-12-07T15:30')
    await take(LAST_LIFT, '2026-12-08T07:00', '2026-12-08T15:30')
    expect(await browser.api.gapTimes()).toEqual([
      { date: '2026-11-25', calendarSlots: [HOLE], exactTimesAvailable: true, onlyDayTimesAvailable: false },
      {
        date: '2026-12-07',
        calendarSlots: [{ startTime: '2026-12-07T15:30:00', endTime: '2026-12-07T17:00:00' }],
        exactTimesAvailable: true,
        onlyDayTimesAvailable: false,
      },
    ])
    expect(await slots(await visitorAt(server, TURKU, [102]))).toEqual([])
  })

  it('TM-17 exist in the demo chain, and are free times too', async () => {
    const { db, ...demo } = await createTestApp()
    const { api } = await visitorAt({ db, ...demo }, TURKU, [101])
    const gaps = await api.gapTimes()
    expect(gaps).not.toEqual([])
    const free = await api.freeTimes({ query: { start: '2026-11-23', end: '2026-12-07' } })
    const all = free.flatMap((day) => day.calendarSlots)
    for (const slot of gaps.flatMap((day) => day.calendarSlots)) expect(all).toContainEqual(slot)
    await demo.close()
  })

  it('API-01 TM-17 reserves a selected gap regardless of the shift, on the lift with the gap', async () => {
    await leaveHole()
    const browser = await visitorAt(server, TURKU, [101])
    const slot = `${HOLE.startTime}|${HOLE.endTime}`
    expect(await reserve(browser, slot)).toBe('NOT_AVAILABLE')
    await browser.api.selectGapTime({ query: { selected: true } })
    expect(await reserve(browser, slot)).toBe('SUCCESS')
    expect(await liftsHeld()).toEqual([{ lift: LAST_LIFT }])
    expect((await browser.api.getBooking()).booking_total_duration).toEqual({
      time_selection_type: 'EXACT_TIME',
      start: HOLE.startTime,
      end: HOLE.endTime,
      held_seconds: 600,
      held_seconds_at_most: 1800,
    })
    expect(await slots(await visitorAt(server, TURKU, [101]))).toEqual([])
  })

  it('TM-17 reserves other times as usual while a gap time is selected', async () => {
    await leaveHole()
    const browser = await visitorAt(server, TURKU, [101])
    await browser.api.selectGapTime({ query: { selected: true } })
    const evening = '2026-11-26T14:00:00|2026-11-26T15:30:00'
    expect(await reserve(browser, evening)).toBe('NOT_AVAILABLE')
    expect(await reserve(browser, evening, 'EXACT_TIME', 'EVENING')).toBe('SUCCESS')
    expect(await liftsHeld()).toEqual([{ lift: FIRST_LIFT }])
    await browser.api.selectGapTime({ query: { selected: false } })
    expect(await reserve(browser, `${HOLE.startTime}|${HOLE.endTime}`)).toBe('NOT_AVAILABLE')
  })

  it('reading 31: gives a gap to one of 6 concurrent visitors, and no other lift to the rest', async () => {
    await leaveHole()
    for (const lift of [FIRST_LIFT, 502]) await take(lift, '2026-11-25T12:00', '2026-11-25T17:00')
    const visitors = await Promise.all(Array.from({ length: 6 }, () => visitorAt(server, TURKU, [101])))
    const answers = await Promise.all(
      visitors.map(async (visitor) => {
        await visitor.api.selectGapTime({ query: { selected: true } })
        return reserve(visitor, `${HOLE.startTime}|${HOLE.endTime}`)
      }),
    )
    expect(answers.filter((answer) => answer === 'SUCCESS')).toHaveLength(1)
    expect(await liftsHeld()).toEqual([{ lift: LAST_LIFT }])
  })

  it('require a workshop', async () => {
    const { api } = await openBrowser(server.app)
    await expect(api.gapTimes()).rejects.toMatchObject({ status: 400, code: 'ORGANIZATION_MISSING' })
  })
})

describe('free times of another workshop', () => {
  const query = { start: '2026-11-27', end: '2026-11-27', otherOrganizationId: 4 }

  it('API-01 are computed for the same cart, without changing the chosen workshop', async () => {
    const { api } = await visitorAt(server, TURKU, [102])
    // Tampere accepts long jobs on Friday for the whole day only.
    expect(await api.freeTimesOnOrganization({ query })).toEqual([
      {
        date: '2026-11-27',
        calendarSlots: [],
        exactTimesAvailable: false,
        onlyDayTimesAvailable: true,
      },
    ])
    expect((await api.getBooking()).organization?.id).toBe(TURKU)
  })

  it('API-01 are available without a chosen workshop, and ignore the selected mechanic', async () => {
    const { api } = await openBrowser(server.app)
    expect((await api.freeTimesOnOrganization({ query }))[0]?.calendarSlots).toHaveLength(20)
    const asking = await visitorAt(server, 6)
    await asking.api.selectResources({ body: [601] })
    expect((await asking.api.freeTimesOnOrganization({ query }))[0]?.calendarSlots).toHaveLength(20)
  })

  it.each([
    ['an unknown workshop', { otherOrganizationId: 999 }, 'UNKNOWN_ORGANIZATION'],
    ['an invalid id', { otherOrganizationId: 0.5 }, 'UNKNOWN_ORGANIZATION'],
    ['too long a period', { end: '2027-11-27' }, 'BAD_PERIOD'],
    ['a period that ends before it starts', { end: '2026-11-26' }, 'BAD_PERIOD'],
  ])('are refused for %s', async (_, changes, code) => {
    const { api } = await visitorAt(server, TURKU)
    await expect(api.freeTimesOnOrganization({ query: { ...query, ...changes } })).rejects.toMatchObject({
      status: 400,
      code,
    })
  })
})

it('TM-13 every offered time can be reserved', async () => {
  const browser = await visitorAt(server, TURKU, [101], 'TIRE_CHANGE')
  await leaveHole()
  const [day] = await browser.api.freeTimes({ query: { start: '2026-11-25', end: '2026-11-25' } })
  const offered = day?.calendarSlots ?? []
  expect(offered).toHaveLength(18)
  for (const { startTime, endTime } of offered)
    expect(await reserve(browser, `${startTime}|${endTime}`)).toBe('SUCCESS')
})
