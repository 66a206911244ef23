import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cartItem } from '#tests/fixtures/cart-item'
import type { TestBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { reserve, visitorAt } from '#tests/harness/visitors/visitor'
import { reference } from '#tests/harness/visitors/booked-visitor'
import { customer } from '#tests/fixtures/customer'

const HOTEL = 2004
const PICK_UP = 2006
/** Three days after the visitors’ Monday. Oulu requires one day’s notice, Pori three. */
const FIRST_DAY = '2026-11-26'
const [OULU, PORI] = [6, 10]
const NOTHING_TAKEN = sql`delete from reservation`

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  await server.db.execute(NOTHING_TAKEN)
})
afterAll(() => server.close())

const withTires = (organizationId: number, product: number) =>
  visitorAt(server, organizationId, [product], 'TIRE_CHANGE')
const weeks = { start: '2026-11-23', end: '2026-12-04' }
const carence = async ({ api }: TestBrowser, organizationId: number) => [
  (await api.bookingSettings()).carenceDays,
  (await api.organizationBookingSettings({ query: { organizationId, processType: 'TIRE_CHANGE' } })).carenceDays,
  (await api.settings()).carenceDays,
]
const setLead = (organizationId: number, value: string) =>
  server.db.execute(sql`
    insert into module_setting (organization_id, module, setting, value)
    values (${organizationId}, 'TIRE_HOTEL', 'pickUpLeadDays', ${value})`)

describe('a booking with tires stored in the tire hotel', () => {
  it('TI-03 delays the first free day by the pick-up days, in every list of free times', async () => {
    const browser = await withTires(OULU, PICK_UP)
    const { api } = browser
    expect(await carence(browser, OULU)).toEqual([3, 3, 3])
    const lists = [
      await api.freeTimes({ query: weeks }),
      await api.freeTimesMorning({ query: weeks }),
      await api.freeTimesEvening({ query: weeks }),
      await api.freeTimesOnOrganization({ query: { ...weeks, otherOrganizationId: 2 } }),
    ]
    expect(lists.map(([day]) => day?.date)).toEqual(lists.map(() => FIRST_DAY))
    expect(await api.nextFreeTimes({ query: { organizationIds: `${OULU},${PORI},2,12` } })).toEqual([
      { organizationId: OULU, firstFreeTime: FIRST_DAY },
      { organizationId: PORI, firstFreeTime: FIRST_DAY },
      { organizationId: 2, firstFreeTime: FIRST_DAY },
      { organizationId: 12, firstFreeTime: null },
    ])
    const { pickupTimes } = await api.biilaTimes()
    expect(pickupTimes.every((time) => time >= FIRST_DAY)).toBe(true)
  })

  it('TI-03 refuses earlier reservations and day requests', async () => {
    const browser = await withTires(OULU, PICK_UP)
    expect(await reserve(browser, '2026-11-25T10:00:00|2026-11-25T10:30:00')).toBe('NOT_AVAILABLE')
    const soon = browser.api.saveLead({ query: { leadDate: '2026-11-25' } })
    await expect(soon).rejects.toMatchObject({ status: 400, code: 'BAD_LEAD_DATE' })
    await browser.api.saveLead({ query: { leadDate: FIRST_DAY } })
    expect(await reserve(browser, `${FIRST_DAY}T10:00:00|${FIRST_DAY}T10:30:00`)).toBe('SUCCESS')
  })

  it('TI-03 also delays gap times and hour service', async () => {
    const browser = await withTires(OULU, PICK_UP)
    const { api } = browser
    // A gap of half an hour on the third lift, on a day too early and on an allowed one.
    for (const date of ['2026-11-24', FIRST_DAY])
      for (const [from, until] of [
        ['07:00', '10:00'],
        ['10:30', '17:00'],
      ])
        await server.db.execute(sql`
          insert into reservation (resource_id, organization_id, during, kind, time_selection_type)
          values (603, ${OULU}, tsrange(${`${date}T${from}`}::timestamp, ${`${date}T${until}`}::timestamp),
            'confirmed', 'EXACT_TIME')`)
    expect((await api.gapTimes()).map(({ date }) => date)).toEqual([FIRST_DAY])
    await api.selectHourService({ query: { state: true } })
    const [first] = await api.freeTimes({ query: { ...weeks, resourceTimeSelectionTypes: ['HOUR_SERVICE'] } })
    expect(first?.date).toBe(FIRST_DAY)
    await server.db.execute(NOTHING_TAKEN)
  })
})

it('delays free times only while the pick-up product is in the cart', async () => {
  const browser = await withTires(OULU, HOTEL)
  const { api } = browser
  const first = async () => (await api.freeTimes({ query: weeks }))[0]?.date
  expect([...(await carence(browser, OULU)), await first()]).toEqual([1, 1, 1, '2026-11-24'])
  const pickUp = [{ productId: PICK_UP, amount: 1, provider: '' }]
  await api.addProductsToCart({ query: { stage: 'TIRES' }, body: pickUp })
  expect([...(await carence(browser, OULU)), await first()]).toEqual([3, 3, 3, FIRST_DAY])
  await api.removeProductsFromCart({ query: { stage: 'TIRES' }, body: pickUp })
  expect([...(await carence(browser, OULU)), await first()]).toEqual([1, 1, 1, '2026-11-24'])
})

it('uses the workshop’s own pick-up days, at least its notice, and ignores an invalid value', async () => {
  await setLead(OULU, '8')
  await setLead(PORI, '2')
  await setLead(4, 'pian')
  const [oulu, pori, tampere] = [
    await withTires(OULU, PICK_UP),
    await withTires(PORI, PICK_UP),
    await withTires(4, PICK_UP),
  ]
  expect(await carence(oulu, OULU)).toEqual([8, 8, 8])
  expect((await oulu.api.freeTimes({ query: weeks }))[0]?.date).toBe('2026-12-01')
  expect(await carence(pori, PORI)).toEqual([3, 3, 3])
  expect(await carence(tampere, 4)).toEqual([1, 1, 1])
  // Settings of another workshop are computed for the same cart.
  expect(await carence(tampere, OULU)).toEqual([1, 8, 1])
  await server.db.execute(sql`delete from module_setting where setting = 'pickUpLeadDays' and organization_id <> 1`)
})

it('an opened booking loses a time too early for a pick-up that is added', async () => {
  const browser = await withTires(OULU, HOTEL)
  const { api } = browser
  await api.searchVehicle({ body: { registerNumber: 'ABC-123', kilometers: null } })
  await api.saveCustomer({ body: customer() })
  expect(await reserve(browser, '2026-11-24T10:00:00|2026-11-24T10:30:00')).toBe('SUCCESS')
  const { bookingKey } = await api.saveBooking()
  const again = await withTires(OULU, HOTEL)
  await again.api.openBooking(reference(bookingKey ?? ''))
  const start = async () => (await again.api.getBooking()).booking_total_duration?.start
  expect(await start()).toBe('2026-11-24T10:00:00')
  await again.api.emptyCart()
  await again.api.addProductsToCart({
    query: { stage: 'TIRES' },
    body: [cartItem(PICK_UP)],
  })
  expect(await start()).toBeUndefined()
  await expect(again.api.saveBooking()).rejects.toMatchObject({ status: 409, code: 'TIME_MISSING' })
})
