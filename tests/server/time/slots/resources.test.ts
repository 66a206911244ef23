import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { reserve, visitorAt } from '#tests/harness/visitors/visitor'

/** Oulu: customers can select Mikko and Sanna, but not the third lift. */
const OULU = 6
const [MIKKO, SANNA, LIFT] = [601, 602, 603]
const WITH_NOBODY = 5

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  // Removes seeded reservations. Shifts and absences stay.
  await server.db.execute(sql`delete from reservation`)
})
afterAll(() => server.close())

const starts = async ({ api }: TestBrowser, date: string): Promise<string[]> => {
  const [day] = await api.freeTimes({ query: { start: date, end: date } })
  return (day?.calendarSlots ?? []).map((slot) => slot.startTime.slice(11, 16))
}
const refused = (code: string) => ({ status: 400, code })

describe('selectable mechanics', () => {
  it('API-01 TM-18 are listed by their display names', async () => {
    const { api } = await visitorAt(server, OULU)
    expect(await api.customerSelectableResources()).toEqual([
      { id: MIKKO, name: 'Asentaja Mikko' },
      { id: SANNA, name: 'Asentaja Sanna' },
    ])
    const other = await visitorAt(server, WITH_NOBODY)
    expect(await other.api.customerSelectableResources()).toEqual([])
  })

  it('API-01 TM-18 restrict free times and reservations to the selected one', async () => {
    const [one, other] = [await visitorAt(server, OULU, [102]), await visitorAt(server, OULU, [102])]
    await one.api.selectResources({ body: [SANNA] })
    await other.api.selectResources({ body: [SANNA] })
    const time = '2026-11-24T07:00:00|2026-11-24T10:00:00'
    expect(await reserve(one, time)).toBe('SUCCESS')
    expect(await starts(other, '2026-11-24')).toEqual(['10:00', '10:30', '11:00', '11:30', '12:00'])
    expect(await reserve(other, time)).toBe('NOT_AVAILABLE')
    const held = sql`select resource_id as id from reservation where organization_id = ${OULU}`
    expect(Object(await server.db.execute(held)).rows).toEqual([{ id: SANNA }])
    await other.api.selectResources({ body: [] })
    expect((await starts(other, '2026-11-24'))[0]).toBe('07:00')
    expect(await reserve(other, time)).toBe('SUCCESS')
  })

  it('API-01 refuse a mechanic of another workshop, an unselectable lift, and too long a list', async () => {
    const { api } = await visitorAt(server, OULU)
    for (const id of [LIFT, 101, 0, -1, 1.5, 'Mikko', '']) {
      await expect(api.selectResources({ body: [id] })).rejects.toMatchObject(refused('UNKNOWN_RESOURCE'))
      await expect(api.resourceAbsences({ query: { resourceId: id } })).rejects.toMatchObject(
        refused('UNKNOWN_RESOURCE'),
      )
    }
    const many = Array.from({ length: 101 }, () => MIKKO)
    await expect(api.selectResources({ body: many })).rejects.toMatchObject(refused('TOO_MANY'))
    await api.selectResources({ body: [String(MIKKO), MIKKO] })
  })

  it('reading 5: cannot change while a time is reserved, and are cleared when the workshop changes', async () => {
    const browser = await visitorAt(server, OULU)
    await browser.api.selectResources({ body: [MIKKO] })
    expect(await reserve(browser, '2026-11-25T16:30:00|2026-11-25T17:00:00', 'EXACT_TIME', 'EVENING')).toBe('SUCCESS')
    await browser.api.selectResources({ body: [MIKKO] })
    await expect(browser.api.selectResources({ body: [SANNA] })).rejects.toMatchObject({
      status: 409,
      code: 'TIME_RESERVED',
    })
    await browser.api.removeReservation()
    await browser.api.setActiveOrganization({ query: { organizationId: WITH_NOBODY } })
    await browser.api.setActiveOrganization({ query: { organizationId: OULU } })
    // Sanna does not work on Fridays, others do.
    expect(await starts(browser, '2026-12-11')).not.toEqual([])
    await browser.api.selectResources({ body: [SANNA] })
    expect(await starts(browser, '2026-12-11')).toEqual([])
  })

  it('require a workshop', async () => {
    const { api } = await openBrowser(server.app)
    await expect(api.customerSelectableResources()).rejects.toMatchObject(refused('ORGANIZATION_MISSING'))
    await expect(api.selectResources({ body: [] })).rejects.toMatchObject(refused('ORGANIZATION_MISSING'))
  })
})

describe('a customer’s previous mechanic', () => {
  it.each(['040 123 4567', '+358401234567', '00358 40 1234567'])('API-01 is found by %j', async (phoneNumber) => {
    const { api } = await visitorAt(server, OULU)
    expect(await api.resourceForCustomer({ query: { phoneNumber } })).toEqual({ id: MIKKO, name: 'Asentaja Mikko' })
  })

  it.each([
    ['an unknown number', OULU, '040 765 4321'],
    ['no number', OULU, 'Mikko'],
    ['a workshop without that mechanic', WITH_NOBODY, '040 123 4567'],
  ])('is null for %s', async (_, organizationId, phoneNumber) => {
    const { api } = await visitorAt(server, organizationId)
    expect(await api.resourceForCustomer({ query: { phoneNumber } })).toBeNull()
  })

  it('is refused for too long a number', async () => {
    const { api } = await visitorAt(server, OULU)
    const phoneNumber = '0'.repeat(101)
    await expect(api.resourceForCustomer({ query: { phoneNumber } })).rejects.toMatchObject(refused('TOO_LONG'))
  })
})

describe('absences', () => {
  it('API-01 are listed unless they are over', async () => {
    const { api } = await visitorAt(server, OULU)
    await server.db.execute(sql`
      insert into resource_absence values (${MIKKO}, '[2026-11-02T00:00,2026-11-07T00:00)')`)
    expect(await api.resourceAbsences({ query: { resourceId: MIKKO } })).toEqual([
      { start: '2026-12-07T00:00:00', end: '2026-12-12T00:00:00' },
    ])
    expect(await api.resourceAbsences({ query: { resourceId: SANNA } })).toEqual([])
  })

  it('TM-18 remove the free times of an absent mechanic only', async () => {
    const browser = await visitorAt(server, OULU)
    await browser.api.selectResources({ body: [MIKKO] })
    expect(await starts(browser, '2026-12-07')).toEqual([])
    expect(await reserve(browser, '2026-12-07T09:00:00|2026-12-07T09:30:00')).toBe('NOT_AVAILABLE')
    expect((await starts(browser, '2026-12-14'))[0]).toBe('07:00')
    await browser.api.selectResources({ body: [] })
    expect((await starts(browser, '2026-12-07'))[0]).toBe('07:00')
  })

  it('apply to the first free day of a workshop', async () => {
    const { api } = await visitorAt(server, 11)
    const first = async () => (await api.nextFreeTimes({ query: { organizationIds: '11' } }))[0]?.firstFreeTime
    expect(await first()).toBe('2026-11-24')
    await server.db.execute(sql`
      insert into resource_absence select id, '[2026-11-24T00:00,2026-12-02T00:00)' from resource where organization_id = 11`)
    expect(await first()).toBe('2026-12-02')
  })
})

describe('work shifts', () => {
  it.each([
    ['returns the shift of a mechanic', SANNA, '2026-11-24', '2026-11-24T07:00:00|2026-11-24T15:00:00'],
    ['returns an empty text for a weekday without a shift', SANNA, '2026-11-27', ''],
    [
      'returns the opening hours for a mechanic without shifts',
      MIKKO,
      '2026-11-27',
      '2026-11-27T07:00:00|2026-11-27T17:00:00',
    ],
    ['returns an empty text for a weekend', MIKKO, '2026-11-28', ''],
    ['returns an empty text for a closed day', MIKKO, '2026-12-24', ''],
  ])('API-01 %s', async (_, resourceId, day, expected) => {
    const { api } = await visitorAt(server, OULU)
    expect(await api.resourceWorkshift({ query: { day, resourceId } })).toBe(expected)
  })

  it('API-01 refuse an invalid day and an unselectable mechanic', async () => {
    const { api } = await visitorAt(server, OULU)
    const ask = (day: string, resourceId: number) => api.resourceWorkshift({ query: { day, resourceId } })
    await expect(ask('2026-02-30', MIKKO)).rejects.toMatchObject(refused('BAD_DAY'))
    await expect(ask('2026-11-24', LIFT)).rejects.toMatchObject(refused('UNKNOWN_RESOURCE'))
  })

  it('TM-18 limit the free times of a mechanic', async () => {
    const browser = await visitorAt(server, OULU)
    await browser.api.selectResources({ body: [SANNA] })
    expect((await starts(browser, '2026-12-01')).at(-1)).toBe('14:30')
    expect(await reserve(browser, '2026-12-01T15:00:00|2026-12-01T15:30:00', 'EXACT_TIME', 'EVENING')).toBe(
      'NOT_AVAILABLE',
    )
    expect(await reserve(browser, '2026-12-01T14:30:00|2026-12-01T15:00:00', 'EXACT_TIME', 'EVENING')).toBe('SUCCESS')
  })
})
