import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const descriptions = (list: readonly { description: string }[]) => list.map((one) => one.description)

describe('services', () => {
  it('API-01 include additional services if requested', async () => {
    const { api } = await openBrowser(server.app)
    expect(await api.services({ query: {} })).toHaveLength(4)
    expect(await api.services({ query: { surroundingServices: false } })).toHaveLength(4)
    expect(descriptions(await api.services({ query: { surroundingServices: true } }))).toEqual(
      expect.arrayContaining(['Vuosihuolto', 'Sisä- ja ulkopuhdistus']),
    )
  })

  it('reading 29: a service code selects its products, ignoring case and spaces, and an unknown code selects none', async () => {
    const { api } = await openBrowser(server.app)
    const of = async (serviceCode: string) => descriptions(await api.servicesByServiceCode({ query: { serviceCode } }))
    expect(await of(' huolto30 ')).toEqual(['Perushuolto (öljynvaihtohuolto)', 'Raitisilmasuodattimen vaihto'])
    expect(await of('HUOLTO60')).toEqual(['Laaja määräaikaishuolto', 'Jarrunesteen vaihto'])
    expect(await of('HUOLTO')).toEqual([])
    await expect(of('X'.repeat(101))).rejects.toMatchObject({ status: 400, code: 'TOO_LONG' })
  })

  it('an electric car is offered no services for combustion engines', async () => {
    const { api } = await openBrowser(server.app)
    await api.searchVehicle({ body: { registerNumber: 'ÄÖÅ-9', kilometers: 61_000 } })
    expect(descriptions(await api.services({ query: {} }))).toEqual(['Sähköauton määräaikaishuolto'])
    const categories = await api.extraServices({ query: { stage: 'DEFAULT' } })
    const fluids = categories.find((one) => one.description === 'Öljyt ja nesteet')
    expect(descriptions(fluids?.products ?? [])).toEqual(['Jäähdytysnesteen vaihto'])
    const ofCode = await api.servicesByServiceCode({ query: { serviceCode: 'HUOLTO30' } })
    expect(descriptions(ofCode)).toEqual(['Raitisilmasuodattimen vaihto'])
  })
})

describe('one product', () => {
  it('reading 29: is returned with suggested products, parts and their spare parts', async () => {
    const { api } = await openBrowser(server.app)
    const basic = await api.productSuggestion({ query: { productId: 101, provider: 'WORKSHOP' } })
    expect(basic).toMatchObject({
      product: { id: 101, provider: 'WORKSHOP' },
      price: { active_price: 249, undefined: false },
      additional_data: { infoDescription: expect.stringContaining('turvallisuustarkastuksen') },
      suggested_tire: null,
    })
    expect(descriptions(basic?.additional_products ?? [])).toEqual(['Raitisilmasuodattimen vaihto', 'Talvitarkastus'])
    expect(basic?.additional_products[1]?.price).toMatchObject({ normal_price: 59, active_price: 39 })
    expect(basic?.suggestion_sub_rows[0]?.spareParts).toHaveLength(3)
  })

  it.each([
    { productId: 9, provider: 'WORKSHOP' },
    { productId: 101, provider: 'TIRE_PACKAGER' },
    { productId: 'x', provider: '' },
    { productId: 1e12, provider: '' },
  ])('is not found: %j', async (query) => {
    const { api } = await openBrowser(server.app)
    await expect(api.productSuggestion({ query })).rejects.toMatchObject({ status: 404, code: 'UNKNOWN_PRODUCT' })
  })

  it('reading 29: returns its description and its parameters with choices', async () => {
    const { api } = await openBrowser(server.app)
    expect(await api.productAdditionalData({ query: { productId: 301 } })).toEqual({
      infoDescription: '',
      parameters: [
        {
          id: 1,
          code: 'SIJAISAUTON_VAIHTEISTO',
          type: 'CHOICE',
          description: 'Sijaisauton vaihteisto',
          choices: [
            { id: 11, description: 'Automaattivaihteisto' },
            { id: 12, description: 'Käsivaihteisto' },
          ],
        },
      ],
    })
    const described = await api.productAdditionalData({ query: { productId: 101 } })
    expect(described.infoDescription).toContain('moottoriöljyn')
    const plain = await api.productAdditionalData({ query: { productId: '1201' } })
    expect(plain).toEqual({ infoDescription: '', parameters: [] })
    const unknown = api.productAdditionalData({ query: { productId: 9 } })
    await expect(unknown).rejects.toMatchObject({ status: 404, code: 'UNKNOWN_PRODUCT' })
  })
})

describe('tires', () => {
  it('reading 29: lists each size on sale once', async () => {
    const { api } = await openBrowser(server.app, 'TIRE_CHANGE')
    expect(await api.tireSizes()).toEqual({
      widths: [205, 215, 225, 255],
      aspectRatios: [45, 55, 65],
      rimDiameters: [16, 17, 19],
    })
  })

  it('reading 29: a search applies each filter and sorts by price', async () => {
    const { api } = await openBrowser(server.app, 'TIRE_CHANGE')
    const ids = async (query: Parameters<typeof api.searchTires>[0]['query']) =>
      (await api.searchTires({ query })).map((one) => one.product.id)
    expect(await ids({})).toHaveLength(8)
    expect(await ids({ width: 205, aspectRatio: 55, rimDiameter: 16 })).toEqual([2203, 2208, 2202, 2201])
    expect(await ids({ width: 205, minLoadIndex: 94 })).toEqual([2208, 2202, 2201])
    expect(await ids({ aspectRatio: 45, rimDiameter: 17, tireType: 'SUMMER' })).toEqual([2205])
    expect(await ids({ suppliers: ['Rengastukku'], tireType: 'WINTER_STUDDED' })).toEqual([2204])
    expect(await ids({ suppliers: ['Rengastukku', 'Pohjolan Rengas'], width: 215 })).toEqual([2207])
    expect(await ids({ suppliers: ['Rengastukku'], width: 215 })).toEqual([])
  })

  it('a found tire has its properties and the provider TIRE_PACKAGER', async () => {
    const { api } = await openBrowser(server.app, 'TIRE_CHANGE')
    const [tire] = await api.searchTires({ query: { width: 255 } })
    expect(tire).toMatchObject({
      product: { id: 2206, provider: 'TIRE_PACKAGER' },
      description: 'Revontuli Sähkökitka 255/45 R19 104T',
      price: { active_price: 239 },
      suggested_tire: {
        supplier: 'Rengastukku',
        brand: 'Revontuli',
        model: 'Sähkökitka',
        width: 255,
        aspectRatio: 45,
        rimDiameter: 19,
        loadIndex: 104,
        speedRating: 'T',
        tireType: 'WINTER_FRICTION',
      },
    })
  })

  it.each([
    [{ width: 205.5 }, 'BAD_SIZE'],
    [{ minLoadIndex: -1 }, 'BAD_SIZE'],
    [{ rimDiameter: 1e12 }, 'BAD_SIZE'],
    [{ tireType: 'x'.repeat(101) }, 'TOO_LONG'],
    [{ suppliers: Array.from({ length: 51 }, () => 'x') }, 'TOO_MANY'],
  ])('a search refuses impossible values: %#', async (query, code) => {
    const { api } = await openBrowser(server.app, 'TIRE_CHANGE')
    await expect(api.searchTires({ query })).rejects.toMatchObject({ status: 400, code })
  })

  it('reading 29: a package contains four tires and their fitting, with the total price', async () => {
    const { api } = await openBrowser(server.app, 'TIRE_CHANGE')
    const found = await api.tirePackage({ params: { code: 'talvi205' } })
    expect(found).toMatchObject({ code: 'TALVI205', price: { active_price: 555 } })
    expect(found.items.map((one) => [one.product, one.amount, one.price?.active_price])).toEqual([
      [{ id: 2201, provider: 'TIRE_PACKAGER' }, 4, 119],
      [{ id: 2290, provider: 'TIRE_PACKAGER' }, 1, 79],
    ])
    expect(found.items[0]?.suggested_tire?.tireType).toBe('WINTER_STUDDED')
    const unknown = api.tirePackage({ params: { code: 'EI/OLE' } })
    await expect(unknown).rejects.toMatchObject({ status: 404, code: 'UNKNOWN_PACKAGE' })
  })
})
