import { sql } from 'drizzle-orm'
import { array, create, number, object, string, type, unknown } from 'superstruct'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cartItem } from '#tests/fixtures/cart-item'
import { openBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const inDefault = { stage: 'DEFAULT' }
const tire = (productId: number, amount = 1) => ({ productId, amount, provider: 'TIRE_PACKAGER' })

const Answer = type({
  order_items: array(
    type({
      product: object({ id: number(), provider: string() }),
      display_description: string(),
      stage: string(),
      amount: number(),
      calculatorId: unknown(),
      parameters: unknown(),
      customizations: unknown(),
      addedBy: unknown(),
    }),
  ),
  extra_order_items: unknown(),
  product_parameter_choices: unknown(),
})

/** Response of the booking call, including fields that the page’s contract does not read. */
const wholeBooking = async ({ send }: TestBrowser) =>
  create(await (await send('GET', '/get-booking/v2')).json(), Answer)
const productsOf = async (browser: TestBrowser) =>
  (await browser.api.getBooking()).order_items.map((row) => row.product.id)

describe('services that exclude each other', () => {
  it('the last one replaces the others of its group, in the cart and the price', async () => {
    const browser = await openBrowser(server.app)
    const add = (productId: number) => browser.api.addProductsToCart({ query: inDefault, body: [cartItem(productId)] })
    await add(101)
    await add(303)
    await add(102)
    expect(await productsOf(browser)).toEqual([303, 102])
    expect((await browser.api.getBooking()).price?.active_price).toBe(454)
    // An electric car's service too, because the make of a hybrid does not tell its engine.
    await add(103)
    expect(await productsOf(browser)).toEqual([303, 103])
  })
})

describe('a line of the cart', () => {
  it('SV-04 stores amount, parameters and customizations, and multiplies the price by the amount', async () => {
    const browser = await openBrowser(server.app)
    const { api } = browser
    const words = { parameters: [{ parameterCode: 'KOKO', selectedValue: 'S' }], customizations: ['Ilman vahaa'] }
    await api.addProductsToCart({
      query: { stage: 'DEFAULT', calculatorId: 'C1' },
      body: [cartItem(301, { amount: 3, ...words }), cartItem(303, { calculatorId: 8 })],
    })
    expect((await wholeBooking(browser)).order_items).toEqual([
      expect.objectContaining({
        display_description: expect.stringMatching(/^Sijaisauto \(per päivä\), 3 päivää, 45,00\s€ päivässä$/),
        amount: 3,
        calculatorId: 'C1',
        stage: 'DEFAULT',
        addedBy: null,
        ...words,
      }),
      expect.objectContaining({ amount: 1, calculatorId: 8, parameters: [], customizations: [] }),
    ])
    const { order_items: rows, price } = await api.getBooking()
    expect(rows.map((row) => row.price?.active_price)).toEqual([135, 25])
    expect(price?.active_price).toBe(160)
    await api.addProductsToCart({ query: { stage: 'TIRES' }, body: [cartItem(301, { amount: 2 })] })
    const [again] = (await wholeBooking(browser)).order_items
    expect(again).toMatchObject({ amount: 2, stage: 'DEFAULT', parameters: [] })
  })

  it.each([
    [{ amount: 0 }, 'BAD_AMOUNT'],
    [{ amount: -1 }, 'BAD_AMOUNT'],
    [{ amount: 1.5 }, 'BAD_AMOUNT'],
    [{ amount: 100 }, 'BAD_AMOUNT'],
    [{ customizations: Array.from({ length: 11 }, () => 'x') }, 'TOO_MANY'],
    [{ customizations: ['x'.repeat(201)] }, 'TOO_LONG'],
    [{ parameters: [{ parameterCode: 'x', selectedValue: 'x'.repeat(201) }] }, 'TOO_LONG'],
    [{ calculatorId: 'x'.repeat(101) }, 'TOO_LONG'],
  ])('is refused if an amount or a text is out of range: %#', async (extra, code) => {
    const browser = await openBrowser(server.app)
    const added = browser.api.addProductsToCart({ query: inDefault, body: [cartItem(301, extra)] })
    await expect(added).rejects.toMatchObject({ status: 400, code })
    expect(await productsOf(browser)).toEqual([])
  })

  it('extends the offered times in proportion to the amount', async () => {
    const firstSlot = async (amount: number) => {
      const { api } = await openBrowser(server.app)
      await api.searchVehicle({ body: { registerNumber: 'ABC-123', kilometers: 1 } })
      await api.setActiveOrganization({ query: { organizationId: 7 } })
      await api.addProductsToCart({ query: inDefault, body: [cartItem(1003, { amount })] })
      const days = await api.freeTimes({ query: { start: '2026-11-24', end: '2026-12-20' } })
      return days.flatMap((day) => day.calendarSlots)[0]
    }
    const minutes = (slot: Awaited<ReturnType<typeof firstSlot>>) =>
      (Date.parse(slot?.endTime ?? '') - Date.parse(slot?.startTime ?? '')) / 60_000
    expect([minutes(await firstSlot(1)), minutes(await firstSlot(4))]).toEqual([30, 120])
  })
})

describe('products added automatically', () => {
  const FEE = 9001

  it('SV-04 are added once for several products, and removed with the last of them', async () => {
    const browser = await openBrowser(server.app)
    const { api } = browser
    await api.addProductsToCart({ query: inDefault, body: [cartItem(1402)] })
    await api.addProductsToCart({ query: inDefault, body: [cartItem(1403), cartItem(101)] })
    expect(await productsOf(browser)).toEqual([1402, 1403, 101, FEE])
    expect((await api.getBooking()).price?.active_price).toBe(459 + 129 + 249 + 9.9)
    expect((await wholeBooking(browser)).order_items[3]).toMatchObject({ addedBy: 1402, stage: 'DEFAULT', amount: 1 })
    await api.removeProductsFromCart({ query: inDefault, body: [cartItem(1402)] })
    expect(await productsOf(browser)).toEqual([1403, 101, FEE])
    await api.removeProductsFromCart({ query: inDefault, body: [cartItem(1403)] })
    expect(await productsOf(browser)).toEqual([101])
  })

  it('can be neither removed nor bought alone', async () => {
    const browser = await openBrowser(server.app)
    await browser.api.addProductsToCart({ query: inDefault, body: [cartItem(1402)] })
    await browser.api.removeProductsFromCart({ query: inDefault, body: [cartItem(FEE)] })
    expect(await productsOf(browser)).toEqual([1402, FEE])
    const alone = browser.api.addProductsToCart({ query: inDefault, body: [cartItem(FEE)] })
    await expect(alone).rejects.toMatchObject({ status: 400, code: 'UNKNOWN_PRODUCT' })
    await browser.api.emptyCart()
    expect(await productsOf(browser)).toEqual([])
  })
})

describe('removing services', () => {
  it('reading 29: removes the services and the service code, but keeps the tires', async () => {
    const browser = await openBrowser(server.app)
    const { api } = browser
    await api.setServiceCode({ body: { value: 'HUOLTO60' } })
    const body = [cartItem(102), cartItem(302), cartItem(1402), cartItem(2001), cartItem(2101), tire(2201, 4)]
    await api.addProductsToCart({ query: inDefault, body })
    await api.removeServices()
    expect(await productsOf(browser)).toEqual([2001, 2101, 2201])
    expect((await api.getBooking()).service_code).toBeNull()
  })

  it('reading 29: removes the service code alone', async () => {
    const browser = await openBrowser(server.app)
    await browser.api.setServiceCode({ body: { value: 'HUOLTO60' } })
    await browser.api.addProductsToCart({ query: inDefault, body: [cartItem(102)] })
    expect((await browser.api.getBooking()).service_code).toBe('HUOLTO60')
    await browser.api.removeServiceCode()
    expect((await browser.api.getBooking()).service_code).toBeNull()
    expect(await productsOf(browser)).toEqual([102])
  })
})

describe('extra order items', () => {
  it('reading 29: adds the selected ones to the booking and its price, without a discount', async () => {
    const browser = await openBrowser(server.app)
    const { api } = browser
    const offered = await api.extraOrderItems()
    expect(offered.map((one) => [one.description, one.price?.active_price])).toEqual([
      ['Vaihdetut osat mukaan', 0],
      ['Tulostettu huoltoraportti', 4.9],
      ['Avaimen palautus kirjattuna kirjeenä', 12.5],
    ])
    await api.addProductsToCart({ query: inDefault, body: [cartItem(101)] })
    await api.saveCampaignCode({ body: { value: 'HUOLTO10' } })
    await api.setExtraOrderItems({ body: [{ id: 3 }, { id: '2' }, { id: 3 }] })
    expect((await api.getBooking()).price).toMatchObject({ normal_price: 266.4, active_price: 241.5 })
    expect((await wholeBooking(browser)).extra_order_items).toMatchObject([
      { id: 2, description: 'Tulostettu huoltoraportti', price: { active_price: 4.9 } },
      { id: 3, price: { active_price: 12.5 } },
    ])
    await api.setExtraOrderItems({ body: [] })
    expect((await api.getBooking()).price?.active_price).toBe(224.1)
  })

  it('refuses an unknown one and keeps the earlier selection', async () => {
    const browser = await openBrowser(server.app)
    await browser.api.setExtraOrderItems({ body: [{ id: 1 }] })
    for (const id of [4, 'x', 1e12, -1])
      await expect(browser.api.setExtraOrderItems({ body: [{ id: 2 }, { id }] })).rejects.toMatchObject({
        status: 400,
        code: 'UNKNOWN_EXTRA_ITEM',
      })
    expect((await wholeBooking(browser)).extra_order_items).toMatchObject([{ id: 1 }])
  })
})

describe('choices about a product', () => {
  const choice = { productId: 301, provider: 'WORKSHOP', parameterId: 1, parameterType: 'CHOICE', choiceId: 11 }

  it('reading 29: keeps the last choice of a parameter and returns it with its product', async () => {
    const browser = await openBrowser(server.app)
    const { api } = browser
    await api.setProductParameterChoice({ body: choice })
    expect((await wholeBooking(browser)).product_parameter_choices).toEqual([])
    await api.addProductsToCart({ query: inDefault, body: [cartItem(301)] })
    await api.setProductParameterChoice({ body: { ...choice, productId: '301', choiceId: '12' } })
    expect((await wholeBooking(browser)).product_parameter_choices).toEqual([{ ...choice, choiceId: 12 }])
  })

  it.each([
    [{ productId: 9 }, 'UNKNOWN_PRODUCT'],
    [{ provider: 'TIRE_PACKAGER' }, 'UNKNOWN_PRODUCT'],
    [{ parameterId: 2 }, 'UNKNOWN_CHOICE'],
    [{ choiceId: 21 }, 'UNKNOWN_CHOICE'],
    [{ parameterType: 'TEXT' }, 'UNKNOWN_CHOICE'],
    [{ productId: 101 }, 'UNKNOWN_CHOICE'],
  ])('refuses a choice that is not offered: %j', async (wrong, code) => {
    const { api } = await openBrowser(server.app)
    const made = api.setProductParameterChoice({ body: { ...choice, ...wrong } })
    await expect(made).rejects.toMatchObject({ status: 400, code })
  })
})

describe('the tire hotel', () => {
  const withPlate = async (registerNumber: string) => {
    const browser = await openBrowser(server.app, 'TIRE_CHANGE')
    await browser.api.searchVehicle({ body: { registerNumber, kilometers: null } })
    return browser
  }
  const hotel = async ({ api }: TestBrowser, tiresInHotel: boolean | null = null) =>
    (await api.tireHotelProduct({ body: { tiresInHotel } }))?.description

  it('TI-04 offers the product for a new customer, a known one (by plate or answer), or a buyer of tires', async () => {
    const newcomer = await withPlate('ABC-123')
    const known = await withPlate('KOR-77')
    expect(await hotel(newcomer)).toBe('Rengashotelli, uusi asiakas (kausi)')
    expect(await hotel(newcomer, true)).toBe('Rengashotelli, säilytyksen jatkaminen (kausi)')
    expect(await hotel(known)).toBe('Rengashotelli, säilytyksen jatkaminen (kausi)')
    const withoutBody = await known.send('POST', '/get-tirehotel-product/v2')
    expect(await withoutBody.json()).toMatchObject({ description: 'Rengashotelli, säilytyksen jatkaminen (kausi)' })
    expect(await hotel(known, false)).toBe('Rengashotelli, uusi asiakas (kausi)')
    await known.api.addProductsToCart({ query: { stage: 'TIRES' }, body: [tire(2201, 4), tire(2290)] })
    expect(await hotel(known)).toBe('Rengashotelli renkaiden ostajalle (kausi)')
    expect((await known.api.getBooking()).price?.active_price).toBe(555)
    await known.api.removeProductsFromCart({ query: { stage: 'TIRES' }, body: [tire(2201), tire(2290)] })
    expect(await hotel(known)).toBe('Rengashotelli, säilytyksen jatkaminen (kausi)')
  })

  it('reading 29: returns the pick-up product', async () => {
    const { api } = await openBrowser(server.app, 'TIRE_CHANGE')
    expect(await api.tirePickUpProduct()).toMatchObject({ product: { id: 2006 }, price: { active_price: 25 } })
  })

  it.each([
    ['ABC-123', 2001],
    ['PAK-321', 2002],
  ])('TI-01 adds the tire change of %s once, in the stage TIRES', async (plate, id) => {
    const browser = await withPlate(plate)
    await browser.api.addTireChange()
    await browser.api.addTireChange()
    const rows = await browser.api.orderItemsByStage({ query: { stage: 'TIRES' } })
    expect(rows.map((row) => row.product)).toEqual([{ id, provider: 'WORKSHOP' }])
  })
})

it('refuses cart changes that affect the reserved time, and accepts a repeated call', async () => {
  const { api } = await openBrowser(server.app)
  await api.searchVehicle({ body: { registerNumber: 'ABC-123', kilometers: 1 } })
  await api.setActiveOrganization({ query: { organizationId: 7 } })
  await api.addProductsToCart({ query: inDefault, body: [cartItem(101)] })
  const days = await api.freeTimes({ query: { start: '2026-11-24', end: '2026-12-20' } })
  const [slot] = days.flatMap((day) => day.calendarSlots)
  const reservation = `${slot?.startTime}|${slot?.endTime}`
  const query = { reservation, timeSelectionType: 'USE_ORGANIZATION_SETTING', workshiftPosition: 'MORNING' } as const
  expect(await api.reserveTime({ query })).toEqual({ responseCode: 'SUCCESS' })
  const refused = { status: 409, code: 'TIME_RESERVED' }
  await expect(api.addTireChange()).rejects.toMatchObject(refused)
  await expect(api.removeServices()).rejects.toMatchObject(refused)
  const more = api.addProductsToCart({ query: inDefault, body: [cartItem(101, { amount: 2 })] })
  await expect(more).rejects.toMatchObject(refused)
  await api.addProductsToCart({ query: inDefault, body: [cartItem(101)] })
  await api.setExtraOrderItems({ body: [{ id: 2 }] })
  expect((await api.getBooking()).price?.active_price).toBe(253.9)
})

it('clears the selected extra items when the vehicle changes', async () => {
  const browser = await openBrowser(server.app)
  await browser.api.searchVehicle({ body: { registerNumber: 'ABC-123', kilometers: 1 } })
  await browser.api.setExtraOrderItems({ body: [{ id: 2 }] })
  await browser.api.searchVehicle({ body: { registerNumber: 'KOR-77', kilometers: 1 } })
  expect((await wholeBooking(browser)).extra_order_items).toEqual([])
})

it('reads a cart line in the old format with an amount of one', async () => {
  const browser = await openBrowser(server.app)
  await browser.api.addProductsToCart({ query: { stage: 'OLD' }, body: [cartItem(101)] })
  const line = JSON.stringify([{ productId: 101, provider: 'WORKSHOP', stage: 'OLD' }])
  await server.db.execute(
    sql`update session set draft = jsonb_set(draft, '{cart}', ${line}::jsonb) where draft #>> '{cart,0,stage}' = 'OLD'`,
  )
  expect((await browser.api.getBooking()).price?.active_price).toBe(249)
  await browser.api.addProductsToCart({ query: inDefault, body: [cartItem(303)] })
  expect((await wholeBooking(browser)).order_items.map((row) => [row.stage, row.amount])).toEqual([
    ['OLD', 1],
    ['DEFAULT', 1],
  ])
})

describe('the discount code', () => {
  it('RC-06 is removed by null, which restores the prices, and the settings announce it', async () => {
    const { api } = await openBrowser(server.app)
    await api.addProductsToCart({ query: inDefault, body: [cartItem(101)] })
    await api.saveCampaignCode({ body: { value: 'HUOLTO10' } })
    expect((await api.getBooking()).price?.active_price).toBe(224.1)
    expect((await api.settings()).extensions).toContain('removeCampaignCode')
    expect(await api.saveCampaignCode({ body: { value: null } })).toBe(true)
    const { discounts, price } = await api.getBooking()
    expect(discounts).toEqual([])
    expect(price?.active_price).toBe(249)
  })
})
