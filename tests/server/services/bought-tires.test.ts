import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedTireHotel } from '#server/seed/tire-hotel'
import type { ProcessType } from '#shared/api/nouns/enums'
import { openBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { reserve } from '#tests/harness/visitors/visitor'
import { rows } from '#tests/harness/database/rows'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  await server.db.execute(sql`delete from reservation`)
})
afterAll(() => server.close())

/** Plate of a customer who has bought tires. */
const BUYER = 'OST-205'
const SET = [
  { id: 2201, provider: 'TIRE_PACKAGER' },
  { id: 2290, provider: 'TIRE_PACKAGER' },
]
const inTires = { stage: 'TIRES' }
const item = (productId: number, provider = 'WORKSHOP') => ({ productId, amount: 1, provider })

const searched = async (plate: string, process: ProcessType = 'TIRE_CHANGE') => {
  const browser = await openBrowser(server.app, process)
  await search(browser, plate)
  return browser
}
const search = ({ api }: TestBrowser, registerNumber: string) =>
  api.searchVehicle({ body: { registerNumber, kilometers: null } })
const cart = async ({ api }: TestBrowser) => (await api.getBooking()).order_items.map(({ product }) => product)
const hotel = async ({ api }: TestBrowser, tiresInHotel: boolean | null = null) =>
  (await api.tireHotelProduct({ body: { tiresInHotel } }))?.product.id

describe('the tires of a buyer', () => {
  it('TI-06 adds bought tires and their fitting to the cart after the plate search, and selects the hotel product', async () => {
    const buyer = await searched(BUYER.toLowerCase())
    const tires = await buyer.api.orderItemsByStage({ query: inTires })
    expect(tires.map(({ product }) => product)).toEqual(SET)
    expect((await buyer.api.getBooking()).price?.active_price).toBe(555)
    for (const tiresInHotel of [null, true, false]) expect(await hotel(buyer, tiresInHotel)).toBe(2005)
  })

  it('keeps removed tires out of the cart until the workshop or vehicle changes', async () => {
    const buyer = await searched(BUYER)
    await buyer.api.setActiveOrganization({ query: { organizationId: 2 } })
    expect(await cart(buyer)).toEqual(SET)
    await buyer.api.emptyCart()
    await search(buyer, BUYER)
    await buyer.api.setActiveOrganization({ query: { organizationId: 2 } })
    expect(await cart(buyer)).toEqual([])
    expect(await hotel(buyer)).toBe(2003)
    await buyer.api.setActiveOrganization({ query: { organizationId: 3 } })
    expect(await cart(buyer)).toEqual(SET)
    await search(buyer, 'ABC-123')
    expect(await cart(buyer)).toEqual([])
    await search(buyer, BUYER)
    expect(await cart(buyer)).toEqual(SET)
  })

  it('appends the tires to a cart filled before the vehicle was selected', async () => {
    const browser = await openBrowser(server.app, 'TIRE_CHANGE')
    await browser.api.addProductsToCart({ query: inTires, body: [item(2101), item(2201, 'TIRE_PACKAGER')] })
    await search(browser, BUYER)
    const [extra, tires, fitting] = (await browser.api.getBooking()).order_items
    expect([extra, tires, fitting].map((row) => row?.product.id)).toEqual([2101, 2201, 2290])
    expect(tires?.display_description).toContain('4 kpl')
  })

  it('adds no tires to a maintenance booking or for another plate', async () => {
    const maintained = await searched(BUYER, 'MAINTENANCE')
    await maintained.api.setActiveOrganization({ query: { organizationId: 2 } })
    expect(await cart(maintained)).toEqual([])
    for (const plate of ['ABC-123', 'KOR-77', 'PAK-321', 'XYZ-999'])
      expect(await cart(await searched(plate))).toEqual([])
  })

  it('refuses the buyer’s plate while a time is reserved, and leaves the cart unchanged', async () => {
    const browser = await openBrowser(server.app, 'TIRE_CHANGE')
    await browser.api.setActiveOrganization({ query: { organizationId: 2 } })
    await browser.api.addProductsToCart({ query: inTires, body: [item(2001)] })
    expect(await reserve(browser, '2026-12-02T10:00:00|2026-12-02T10:30:00')).toBe('SUCCESS')
    await expect(search(browser, BUYER)).rejects.toMatchObject({ status: 409, code: 'TIME_RESERVED' })
    expect(await browser.api.getBooking()).toMatchObject({ vehicle: null, order_items: [{ product: { id: 2001 } }] })
    await search(browser, 'ABC-123')
  })
})

it('TI-06 chooses the hotel product by the visitor’s answer, or by the plate if there is no answer', async () => {
  const answers = async (plate: string) => {
    const browser = await searched(plate)
    return [await hotel(browser), await hotel(browser, true), await hotel(browser, false)]
  }
  expect(await answers('KOR-77')).toEqual([2004, 2004, 2003])
  expect(await answers('ABC-123')).toEqual([2003, 2004, 2003])
  expect(await answers('PAK-321')).toEqual([2003, 2004, 2003])
})

it('TI-06 replaces one tire product by another in whatever order the calls arrive', async () => {
  const swap = async (one: TestBrowser, order: 'add first' | 'remove first' | 'at once') => {
    const add = () => one.api.addProductsToCart({ query: inTires, body: [item(2005, '')] })
    // Tire products are sent without a provider (specification section 3).
    const remove = () => one.api.removeProductsFromCart({ query: inTires, body: [item(2003, ''), item(2006, '')] })
    if (order === 'at once') await Promise.all([remove(), add()])
    else for (const call of order === 'add first' ? [add, remove] : [remove, add]) await call()
    return (await cart(one)).map(({ id }) => id)
  }
  for (const order of ['add first', 'remove first', 'at once'] as const) {
    const browser = await searched('ABC-123')
    await browser.api.addProductsToCart({ query: inTires, body: [item(2003, ''), item(2001, '')] })
    expect(await swap(browser, order)).toEqual([2001, 2005])
    expect(await swap(browser, order)).toEqual([2001, 2005])
  }
})

it('adds the buyer and the pick-up days to an older demo database, once', async () => {
  const state = () =>
    rows(
      server,
      sql`
        select (select count(*)::int from vehicle where register_number = ${BUYER}) as vehicles,
          (select value from module_setting where setting = 'pickUpLeadDays') as days,
          (select info_description is not null from product where id = 2006) as has_info,
          (select count(*)::int from tires_bought) as bought`,
    )
  const fresh = [{ vehicles: 1, days: '3', has_info: true, bought: 1 }]
  expect(await state()).toEqual(fresh)
  await server.db.execute(sql`delete from tires_bought`)
  await server.db.execute(sql`delete from vehicle where register_number = ${BUYER}`)
  await server.db.execute(sql`delete from module_setting where setting = 'pickUpLeadDays'`)
  await server.db.execute(sql`update product set info_description = null where id = 2006`)
  await seedTireHotel(server.db)
  await seedTireHotel(server.db)
  expect(await state()).toEqual(fresh)
  // Leaves data alone that is not the demo’s.
  await server.db.execute(sql`delete from tires_bought`)
  await server.db.execute(sql`update organization set name = 'Oma paja' where id = 1`)
  await seedTireHotel(server.db)
  expect(await state()).toEqual([{ ...fresh[0], bought: 0 }])
})
