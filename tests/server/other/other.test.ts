import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cartItem } from '#tests/fixtures/cart-item'
import { openBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { customer } from '#tests/fixtures/customer'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const rowsOf = async (query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> =>
  Object(await server.db.execute(query)).rows

/** Creates a visitor with a vehicle. */
async function driver(registerNumber: string, kilometers: number | null = null): Promise<TestBrowser> {
  const browser = await openBrowser(server.app)
  await browser.api.searchVehicle({ body: { registerNumber, kilometers } })
  return browser
}
/** The booking as the server sends it, with fields that the contract does not read. */
const booking = async ({ send }: TestBrowser) => (await send('GET', '/get-booking/v2')).json()

describe('stages and automatic products', () => {
  it('API-01 publish-stage records the stages of a session, whatever their codes', async () => {
    const { api } = await openBrowser(server.app)
    for (const stageCode of ['DEFAULT', 'OMA_VAIHE_3']) await api.publishStage({ query: { stageCode } })
    expect((await rowsOf(sql`select code from stage_event order by id`)).map(({ code }) => code)).toEqual([
      'DEFAULT',
      'OMA_VAIHE_3',
    ])
    const refused = { status: 400 }
    await expect(api.publishStage({ query: { stageCode: ' ' } })).rejects.toMatchObject(refused)
    await expect(api.publishStage({ query: { stageCode: 'x'.repeat(101) } })).rejects.toMatchObject(refused)
  })

  it('publish-stage accepts five hundred stages per session, also for parallel calls', async () => {
    const { api } = await openBrowser(server.app)
    await api.publishStage({ query: { stageCode: 'FULL' } })
    await server.db.execute(sql`
      insert into stage_event (session_id, code)
      select session_id, code from stage_event, generate_series(1, 494) where code = 'FULL'`)
    const publish = () => api.publishStage({ query: { stageCode: 'FULL' } })
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, publish))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    await expect(publish()).rejects.toMatchObject({ status: 429 })
  })

  it('API-01 add-automatically-added-products returns the automatic products of the cart', async () => {
    const { api } = await openBrowser(server.app)
    expect(await api.addAutomaticallyAddedProducts()).toEqual([])
    const body = [cartItem(1402)]
    await api.addProductsToCart({ query: { stage: 'DEFAULT' }, body })
    const added = await api.addAutomaticallyAddedProducts()
    expect(added.map((row) => [row.product.id, row.price?.active_price])).toEqual([[9001, 9.9]])
    expect(await api.addAutomaticallyAddedProducts()).toEqual(added)
    expect((await api.getBooking()).order_items).toHaveLength(2)
  })

  it('API-01 add-automatically-added-products adds a product that became automatic later', async () => {
    const { api } = await openBrowser(server.app)
    await api.addProductsToCart({
      query: { stage: 'DEFAULT' },
      body: [cartItem(1401)],
    })
    expect(await api.addAutomaticallyAddedProducts()).toEqual([])
    await server.db.execute(sql`insert into automatic_product (product_id, added_id) values (1401, 9001)`)
    expect(await api.addAutomaticallyAddedProducts()).toHaveLength(1)
    expect((await api.getBooking()).order_items).toHaveLength(2)
  })
})

describe('offers that depend on the make', () => {
  const ids = (offers: readonly { product: { id: number | string } }[]) => offers.map(({ product }) => product.id)

  it('API-01 windshield-products, wipers and catalogue services match the vehicle', async () => {
    const offers = async ({ api }: TestBrowser) => [
      ids(await api.windshieldProducts()),
      ids(await api.compatibleWindshieldWipers()),
      ids(await api.ssmServices()),
    ]
    expect(await offers(await driver('ABC-123'))).toEqual([
      [9101, 9102, 9104],
      [9201, 9203],
      [9401, 9402],
    ])
    expect(await offers(await driver('ÅLA-100'))).toEqual([[9101, 9103, 9104], [9202, 9203], [9402]])
    expect(await offers(await openBrowser(server.app))).toEqual([[9101, 9104], [9203], [9402]])
  })

  it('API-01 offered products can be added to the cart, at the server’s price', async () => {
    const { api } = await driver('ABC-123')
    const [repair] = await api.windshieldProducts()
    const body = [{ productId: 9101, amount: 1, provider: repair?.product.provider ?? '' }]
    await api.addProductsToCart({ query: { stage: 'DEFAULT' }, body })
    expect((await api.getBooking()).price?.active_price).toBe(89)
  })

  it('API-01 make-brand-dealer-check depends on workshop and make', async () => {
    const { api } = await driver('ABC-123')
    expect(await api.makeBrandDealerCheck()).toBe(true)
    await api.setActiveOrganization({ query: { organizationId: 2 } })
    expect(await api.makeBrandDealerCheck()).toBe(false)
    expect(await (await openBrowser(server.app)).api.makeBrandDealerCheck()).toBe(false)
  })

  it('API-01 service-target-execution-cycles returns the intervals and the next mileage', async () => {
    const due = async (registerNumber: string, kilometers: number | null) => {
      const [cycle] = await (await driver(registerNumber, kilometers)).api.serviceTargetExecutionCycles()
      return cycle
    }
    const target = 'Määräaikaishuolto'
    expect(await due('ABC-123', 84_500)).toEqual({ target, kilometers: 15_000, months: 12, nextKilometers: 90_000 })
    expect(await due('ÅLA-100', 30_000)).toEqual({ target, kilometers: 30_000, months: 12, nextKilometers: 60_000 })
    expect(await due('ÄÖÅ-9', 61_000)).toEqual({ target, kilometers: null, months: 24, nextKilometers: null })
    expect(await due('KOR-77', null)).toMatchObject({ kilometers: 15_000, nextKilometers: null })
  })

  it('API-01 laakkonen/lifts returns the lifts for the make, or all lifts of the workshop', async () => {
    const { api } = await openBrowser(server.app)
    const lifts = async (make: string) => (await api.laakkonenLifts({ query: { make } })).map(({ id }) => id)
    expect(await lifts('Toyota')).toEqual([101, 102])
    expect(await lifts('Volvo')).toEqual([102])
    expect((await lifts('Saab')).slice(0, 4)).toEqual([101, 102, 103, 104])
    await api.setActiveOrganization({ query: { organizationId: 4 } })
    expect((await lifts('Toyota'))[0]).toBe(401)
    await expect(api.laakkonenLifts({ query: { make: 'x'.repeat(101) } })).rejects.toMatchObject({ status: 400 })
  })

  it('API-01 get-toyota-recalls returns open recalls only if the vehicle is a Toyota', async () => {
    const { api } = await driver('ABC-123')
    expect(await api.toyotaRecalls()).toEqual([
      { code: 'TOY-2026-14', description: expect.stringContaining('kaasujousten'), issued: '2026-09-15' },
    ])
    await api.setVehicle({ body: { register_number: 'ABC-123', make: 'Lada', model: '1200' } })
    expect(await api.toyotaRecalls()).toEqual([])
    expect(await (await driver('KOR-77')).api.toyotaRecalls()).toEqual([])
    expect(await (await openBrowser(server.app)).api.toyotaRecalls()).toEqual([])
  })
})

describe('damages and windshields', () => {
  it('API-01 damage-inspection/product adds the inspection to the cart once', async () => {
    const { api } = await openBrowser(server.app, 'DAMAGE_INSPECTION')
    const inspection = await api.addDamageInspection()
    expect(inspection).toMatchObject({ product: { id: 9301 }, description: 'Vauriotarkastus' })
    expect(await api.addDamageInspection()).toEqual(inspection)
    expect((await api.getBooking()).order_items.map((row) => row.product.id)).toEqual([9301])
  })

  it('API-01 send-windshield-offer-request stores the details that the workshop needs', async () => {
    const { api } = await openBrowser(server.app, 'WINDSHIELD')
    const missing = (code: string) => ({ status: 409, code })
    await expect(api.sendWindshieldOfferRequest()).rejects.toMatchObject(missing('VEHICLE_MISSING'))
    await api.searchVehicle({ body: { registerNumber: 'ABC-123', kilometers: null } })
    await expect(api.sendWindshieldOfferRequest()).rejects.toMatchObject(missing('CUSTOMER_MISSING'))
    await api.saveCustomer({ body: customer({ email: ' ', phone_number: '' }) })
    await expect(api.sendWindshieldOfferRequest()).rejects.toMatchObject(missing('CUSTOMER_MISSING'))
    await api.saveCustomer({ body: customer() })
    const body = [cartItem(9102)]
    await api.addProductsToCart({ query: { stage: 'DEFAULT' }, body })
    await api.sendWindshieldOfferRequest()
    await api.saveNotes({ body: { value: 'Sadetunnistin' } })
    await api.sendWindshieldOfferRequest()
    expect(await rowsOf(sql`select organization_id, content from offer_request`)).toEqual([
      {
        organization_id: 1,
        content: expect.objectContaining({
          vehicle: expect.objectContaining({ register_number: 'ABC-123' }),
          customer: expect.objectContaining({ email: 'aino@example.fi' }),
          productIds: [9102],
          notes: 'Sadetunnistin',
        }),
      },
    ])
  })
})

it('API-01 set-taxi sets and clears the taxi flag', async () => {
  const browser = await openBrowser(server.app)
  await browser.api.setTaxi({ query: { taxi: true } })
  expect(await booking(browser)).toMatchObject({ taxi: true })
  await browser.api.setTaxi({ query: { taxi: false } })
  expect(await booking(browser)).toMatchObject({ taxi: false })
  expect((await browser.send('POST', '/set-taxi?taxi=ehkä')).status).toBe(400)
})

it('API-01 repair targets form a tree with targets that can be selected and deselected', async () => {
  const browser = await openBrowser(server.app)
  const { api } = browser
  const toggle = (id: number | string, value: boolean) => api.toggleRepairTarget({ params: { id }, body: { value } })
  const selected = async () => (await api.repairTargetTree()).filter((one) => one.selected).map(({ id }) => id)
  expect((await api.repairTargetTree()).find(({ id }) => id === 111)).toEqual({
    id: 111,
    parentId: 11,
    description: 'Etupuskuri',
    selected: false,
  })
  for (const id of [111, '21', 111]) await toggle(id, true)
  expect(await selected()).toEqual([21, 111])
  expect(await booking(browser)).toMatchObject({ repair_targets: [111, 21] })
  await toggle(1, false)
  expect(await selected()).toEqual([21])
  for (const id of [999, 'x', 1.5]) await expect(toggle(id, true)).rejects.toMatchObject({ status: 404 })
})

it('API-01 leasing companies have contracts', async () => {
  const { api, send } = await openBrowser(server.app)
  const [first] = await api.leasingCompanies()
  expect(first).toEqual({ id: 1, name: 'Pohjolan Autoleasing' })
  expect(await api.leasingContracts({ query: { companyId: 1 } })).toEqual([
    { id: 101, companyId: 1, name: 'Huoltoleasing' },
    { id: 102, companyId: 1, name: 'Huoltoleasing ja renkaat' },
  ])
  for (const companyId of [3, 0, 1.5, 1e12])
    expect((await send('GET', `/leasing/contract?companyId=${companyId}`)).status).toBe(404)
})

it('SV-09 returns the names of the selected leasing company and contract if they are listed', async () => {
  const browser = await openBrowser(server.app)
  const chosen = async (company: string, contract: string): Promise<unknown> => {
    await browser.api.setProductParameter({ query: { code: 'LEASING_COMPANY', value: company } })
    await browser.api.setProductParameter({ query: { code: 'LEASING_CONTRACT', value: contract } })
    return booking(browser)
  }
  expect(await booking(browser)).toMatchObject({ leasing: null })
  const company = 'Pohjolan Autoleasing'
  expect(await chosen('1', '102')).toMatchObject({ leasing: { company, contract: 'Huoltoleasing ja renkaat' } })
  expect(await chosen('1', '')).toMatchObject({ leasing: { company, contract: '' } })
  // A contract of another company.
  expect(await chosen('1', '201')).toMatchObject({ leasing: { company, contract: '' } })
  for (const nobody of ['', '0', '77', 'x', '1e99']) expect(await chosen(nobody, '')).toMatchObject({ leasing: null })
})
