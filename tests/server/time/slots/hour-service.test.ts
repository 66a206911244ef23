import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { reserve, visitorAt } from '#tests/harness/visitors/visitor'

/** Oulu has an hour-service lane, Helsinki offers hour service on any lift, Turku offers none. */
const [OULU, HELSINKI, TURKU] = [6, 1, 5]
const LANE = 690
const [OIL_CHANGE, SERVICE] = [1401, 101]
const DATE = '2026-11-24'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(() => server.db.execute(sql`delete from reservation`))
afterAll(() => server.close())

async function inAHurry(organizationId: number, products: number[] = [OIL_CHANGE]): Promise<TestBrowser> {
  const browser = await visitorAt(server, organizationId, products)
  await browser.api.selectHourService({ query: { state: true } })
  return browser
}
const slots = async ({ api }: TestBrowser, types?: ('HOUR_SERVICE' | 'DAY_ONLY')[]) => {
  const query = { start: DATE, end: DATE, ...(types && { resourceTimeSelectionTypes: types }) }
  return (await api.freeTimes({ query })).flatMap((day) => day.calendarSlots)
}
const fill = (organizationId: number, lanesToo = false) =>
  server.db.execute(sql`
    insert into reservation (resource_id, organization_id, during, kind, time_selection_type)
    select id, organization_id, tsrange('2026-11-24T00:00', '2026-11-27T00:00'), 'confirmed', 'EXACT_TIME'
    from resource where organization_id = ${organizationId} and (not hour_service_only or ${lanesToo})`)

describe('hour service', () => {
  it.each([
    ['Oulu', OULU, true],
    ['Helsinki', HELSINKI, true],
    ['Turku', TURKU, false],
  ])('API-01 reports whether %s offers it', async (_, organizationId, offers) => {
    const { api } = await openBrowser(server.app)
    const query = { organizationId, installationType: 'BASSADONE_PUBLIC' }
    expect(await api.organizationOffersHourService({ query })).toBe(offers)
  })

  it('API-01 refuses an unknown workshop', async () => {
    const { api } = await openBrowser(server.app)
    const query = { organizationId: 999, installationType: 'BASSADONE_PUBLIC' }
    await expect(api.organizationOffersHourService({ query })).rejects.toMatchObject({
      status: 400,
      code: 'UNKNOWN_ORGANIZATION',
    })
  })

  it('API-01 offers an hour for small jobs, on the lane first', async () => {
    const browser = await inAHurry(OULU, [1201])
    const [first] = await slots(browser)
    expect(first).toEqual({ startTime: `${DATE}T07:00:00`, endTime: `${DATE}T08:00:00` })
    expect(await reserve(browser, `${first?.startTime}|${first?.endTime}`)).toBe('SUCCESS')
    expect((await browser.api.getBooking()).booking_total_duration).toEqual({
      time_selection_type: 'HOUR_SERVICE',
      start: first?.startTime,
      end: first?.endTime,
      held_seconds: 600,
      held_seconds_at_most: 1800,
    })
    const held = sql`select resource_id as id from reservation`
    expect(Object(await server.db.execute(held)).rows).toEqual([{ id: LANE }])
  })

  it('keeps the lane for hour service only', async () => {
    await fill(OULU)
    expect(await slots(await visitorAt(server, OULU, [OIL_CHANGE]))).toEqual([])
    expect(await slots(await inAHurry(OULU))).not.toEqual([])
  })

  it.each([
    ['of more than an hour', OULU, [SERVICE]],
    ['of more than an hour in total', OULU, [OIL_CHANGE, 1203]],
    ['at a workshop that does not offer it', TURKU, [OIL_CHANGE]],
  ])('offers no time for jobs %s', async (_, organizationId, products) => {
    const browser = await inAHurry(organizationId, products)
    expect(await slots(browser)).toEqual([])
    expect(await reserve(browser, `${DATE}T09:00:00|${DATE}T10:00:00`)).toBe('NOT_AVAILABLE')
    await browser.api.selectHourService({ query: { state: false } })
    expect(await slots(browser)).not.toEqual([])
  })

  it('returns its times for the type HOUR_SERVICE, and none for DAY_ONLY', async () => {
    const browser = await inAHurry(OULU)
    expect(await slots(browser, ['HOUR_SERVICE'])).toEqual(await slots(browser))
    expect(await slots(browser, ['DAY_ONLY'])).toEqual([])
    await browser.api.selectHourService({ query: { state: false } })
    expect(await slots(browser, ['HOUR_SERVICE'])).toEqual([])
    const hour = `${DATE}T09:00:00|${DATE}T10:00:00`
    expect(await reserve(browser, hour, 'HOUR_SERVICE')).toBe('NOT_AVAILABLE')
    await browser.api.selectHourService({ query: { state: true } })
    expect(await reserve(browser, hour, 'HOUR_SERVICE')).toBe('SUCCESS')
  })

  it('reading 5: cannot be switched off while a time is reserved', async () => {
    const browser = await inAHurry(OULU)
    await reserve(browser, `${DATE}T09:00:00|${DATE}T10:00:00`)
    await browser.api.selectHourService({ query: { state: true } })
    await expect(browser.api.selectHourService({ query: { state: false } })).rejects.toMatchObject({
      status: 409,
      code: 'TIME_RESERVED',
    })
  })
})

describe('API-01 isHourServiceSlotBeforeNormalSlot', () => {
  const ask = async (organizationId: number, products = [OIL_CHANGE]) =>
    (await visitorAt(server, organizationId, products)).api.isHourServiceSlotBeforeNormalSlot()

  it('is true if the lifts are full and the lane is not', async () => {
    expect(await ask(OULU)).toBe(false)
    await fill(OULU)
    expect(await ask(OULU)).toBe(true)
    const { api } = await inAHurry(OULU)
    expect(await api.isHourServiceSlotBeforeNormalSlot()).toBe(true)
  })

  it('is false if both are full, the job is too long or the workshop does not offer it', async () => {
    await fill(OULU, true)
    await fill(TURKU)
    expect(await ask(OULU)).toBe(false)
    expect(await ask(TURKU)).toBe(false)
    await server.db.execute(sql`delete from reservation where resource_id = ${LANE}`)
    expect(await ask(OULU, [SERVICE])).toBe(false)
  })

  it('requires a workshop', async () => {
    const { api } = await openBrowser(server.app)
    await expect(api.isHourServiceSlotBeforeNormalSlot()).rejects.toMatchObject({ code: 'ORGANIZATION_MISSING' })
  })
})

it('applies to the first free day of each workshop', async () => {
  await fill(OULU)
  const { api } = await inAHurry(OULU)
  expect(await api.nextFreeTimes({ query: { organizationIds: `${OULU},${TURKU}` } })).toEqual([
    { organizationId: OULU, firstFreeTime: DATE },
    { organizationId: TURKU, firstFreeTime: null },
  ])
  await api.selectHourService({ query: { state: false } })
  const normal = await api.nextFreeTimes({ query: { organizationIds: String(OULU) } })
  expect(normal).toEqual([{ organizationId: OULU, firstFreeTime: '2026-11-27' }])
})
