import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { driver } from '#tests/harness/visitors/driver'
import { openBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const ids = (listings: readonly { product: { id: number | string } }[]) => listings.map(({ product }) => product.id)

it('API-01 windshield-products, wipers and catalogue services match the vehicle', async () => {
  const listings = async ({ api }: TestBrowser) => [
    ids(await api.windshieldProducts()),
    ids(await api.compatibleWindshieldWipers()),
    ids(await api.ssmServices()),
  ]
  expect(await listings(await driver(server, 'ABC-123'))).toEqual([
    [9101, 9102, 9104],
    [9201, 9203],
    [9401, 9402],
  ])
  expect(await listings(await driver(server, 'ÅLA-100'))).toEqual([[9101, 9103, 9104], [9202, 9203], [9402]])
  expect(await listings(await openBrowser(server.app))).toEqual([[9101, 9104], [9203], [9402]])
})

it('API-01 offered products can be added to the cart, at the server’s price', async () => {
  const { api } = await driver(server, 'ABC-123')
  const [repair] = await api.windshieldProducts()
  const body = [{ productId: 9101, amount: 1, provider: repair?.product.provider ?? '' }]
  await api.addProductsToCart({ query: { stage: 'DEFAULT' }, body })
  expect((await api.getBooking()).price?.active_price).toBe(89)
})

it('API-01 service-target-execution-cycles returns the intervals and the next mileage', async () => {
  const due = async (registerNumber: string, kilometers: number | null) => {
    const [cycle] = await (await driver(server, registerNumber, kilometers)).api.serviceTargetExecutionCycles()
    return cycle
  }
  const target = 'Määräaikaishuolto'
  expect(await due('ABC-123', 84_500)).toEqual({ target, kilometers: 15_000, months: 12, nextKilometers: 90_000 })
  expect(await due('ÅLA-100', 30_000)).toEqual({ target, kilometers: 30_000, months: 12, nextKilometers: 60_000 })
  expect(await due('ÄÖÅ-9', 61_000)).toEqual({ target, kilometers: null, months: 24, nextKilometers: null })
  expect(await due('KOR-77', null)).toMatchObject({ kilometers: 15_000, nextKilometers: null })
})
