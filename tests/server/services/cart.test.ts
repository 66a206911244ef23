import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { cartItem } from '#tests/fixtures/cart-item'
import { customer } from '#tests/fixtures/customer'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const inDefault = { stage: 'DEFAULT' }

describe('the catalogue', () => {
  it('API-01 lists services, additional services and extra services', async () => {
    const { api } = await openBrowser(server.app)
    const [basic] = await api.services({ query: { surroundingServices: true } })
    expect(basic).toMatchObject({
      product: { id: 101, provider: 'WORKSHOP' },
      price: { active_price: 249 },
      additional_data: { infoDescription: expect.stringContaining('moottoriöljyn') },
    })
    expect(basic?.suggestion_sub_rows[0]?.spareParts[0]?.description).toBe('Moottoriöljy 5W-30, 5 l')
    expect(basic?.calculatorId).not.toBeNull()
    expect(await api.additionalServices({ query: { categoryId: 3 } })).toHaveLength(5)
    expect(await api.additionalServices({ query: { categoryId: 4 } })).toEqual([])
    const categories = await api.extraServices({ query: inDefault })
    expect(categories.map((one) => one.description)).toEqual([
      'Jarrut',
      'Ilmastointi',
      'Akku ja sähköt',
      'Alusta ja ohjaus',
      'Öljyt ja nesteet',
      'Kausitarkastukset',
    ])
    expect(await api.extraAdditionalServices({ query: inDefault })).toEqual([])
    const [tireExtras] = await api.extraAdditionalServices({ query: { stage: 'TIRES' } })
    expect(tireExtras?.products).toHaveLength(4)
  })

  it('API-01 lists all six tire products', async () => {
    const { api } = await openBrowser(server.app, 'TIRE_CHANGE')
    const products = await api.tireChangeProducts()
    expect(products.tireChangeVanProduct?.price?.active_price).toBe(79)
    expect(Object.values(products).every((one) => one?.product.provider === 'WORKSHOP')).toBe(true)
  })
})

describe('the cart', () => {
  it('SV-04 adds each product once, by numeric or text id, at the server’s prices', async () => {
    const { api } = await openBrowser(server.app)
    const body = [cartItem(1501, { description: 'Ilmaiseksi', calculatorId: 7 }), cartItem('101'), cartItem(1501)]
    await api.addProductsToCart({ query: { stage: 'DEFAULT', calculatorId: 7 }, body })
    const { order_items: rows, price } = await api.getBooking()
    expect(rows.map((row) => [row.description, row.price?.active_price])).toEqual([
      ['Talvitarkastus', 39],
      ['Perushuolto (öljynvaihtohuolto)', 249],
    ])
    expect(price?.active_price).toBe(288)
    await api.removeProductsFromCart({ query: inDefault, body: [cartItem('101')] })
    expect((await api.getBooking()).order_items).toHaveLength(1)
    await api.emptyCart()
    expect(await api.getBooking()).toMatchObject({ order_items: [], price: null })
  })

  it('sums in cents, marks campaigns, and reports open prices', async () => {
    const { api } = await openBrowser(server.app)
    await api.addProductsToCart({ query: inDefault, body: [cartItem(1501), cartItem(1303)] })
    const { order_items: rows, price } = await api.getBooking()
    expect(rows.map((row) => row.price)).toEqual([
      { normal_price: 59, active_price: 39, has_public_campaign: true, undefined: false },
      { normal_price: null, active_price: null, has_public_campaign: false, undefined: true },
    ])
    expect(price).toEqual({ normal_price: 59, active_price: 39, has_public_campaign: true, undefined: true })
  })

  it('returns order rows by stage, and accepts a tire product without its provider', async () => {
    const { api } = await openBrowser(server.app, 'TIRE_CHANGE')
    await api.addProductsToCart({ query: { stage: 'TIRES' }, body: [cartItem(2001, { provider: '' })] })
    await api.addProductsToCart({ query: inDefault, body: [cartItem(101)] })
    const rows = await api.orderItemsByStage({ query: { stage: 'TIRES' } })
    expect(rows.map((row) => row.product)).toEqual([{ id: 2001, provider: 'WORKSHOP' }])
  })

  it.each([cartItem(9), cartItem('x'), cartItem(101, { provider: 'TIRE_PACKAGER' }), cartItem(1e12)])(
    'refuses %j',
    async (unknown) => {
      const { api } = await openBrowser(server.app)
      const added = api.addProductsToCart({ query: inDefault, body: [cartItem(101), unknown] })
      await expect(added).rejects.toMatchObject({ status: 400, code: 'UNKNOWN_PRODUCT' })
      expect((await api.getBooking()).order_items).toEqual([])
    },
  )

  it('keeps all products that are added in parallel', async () => {
    const { api } = await openBrowser(server.app)
    const ids = [101, 301, 302, 303, 304, 305, 1001, 1002, 1003]
    await Promise.all(ids.map((id) => api.addProductsToCart({ query: inDefault, body: [cartItem(id)] })))
    expect((await api.getBooking()).order_items).toHaveLength(ids.length)
  })

  it('API-01 reduces the active price by a discount code, and returns false for an unknown code', async () => {
    const { api } = await openBrowser(server.app)
    await api.addProductsToCart({ query: inDefault, body: [cartItem(101)] })
    expect(await api.saveCampaignCode({ body: { value: 'EIOLE' } })).toBe(false)
    expect(await api.saveCampaignCode({ body: { value: 'huolto10' } })).toBe(true)
    expect((await api.getBooking()).price).toMatchObject({ normal_price: 249, active_price: 224.1 })
  })
})

it('API-01 stores notes, symptoms, parameters and customer in the booking', async () => {
  const { api } = await openBrowser(server.app)
  await api.saveNotes({ body: { value: 'Avain on lokerossa' } })
  await api.saveSymptoms({
    body: [
      { id: null, description: 'Kolisee' },
      { id: 1, description: 'Vinkuu' },
    ],
  })
  await api.setProductParameter({ query: { code: 'customerWaitingMorning', value: 'true' } })
  await api.setProductParameter({ query: { code: 'customerWaitingMorning', value: 'false' } })
  expect(await api.productParameter({ query: { code: 'customerWaitingMorning' } })).toEqual({
    parameterCode: 'customerWaitingMorning',
    selectedValue: 'false',
  })
  expect(await api.productParameter({ query: { code: 'none' } })).toBeNull()
  const typed = { preferred_contact_method: 'POST', direct_marketing_allowed: true, service_contract: true }
  await api.saveCustomer({ body: customer(typed) })
  expect(await api.getBooking()).toMatchObject({
    notes: 'Avain on lokerossa',
    symptoms: [
      { id: 2, description: 'Kolisee' },
      { id: 1, description: 'Vinkuu' },
    ],
    customer: customer({ service_contract: true }),
    product_parameters: [{ parameterCode: 'customerWaitingMorning', selectedValue: 'false' }],
  })
})
