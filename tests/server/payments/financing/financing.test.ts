import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

it('reading 15: API-01 returns the credit of the half-open price interval, by default for workshop 1', async () => {
  const { api } = await openBrowser(server.app)
  const creditOf = (price: number, organizationId?: number) => api.creditAmount({ query: { price, organizationId } })
  expect(await creditOf(99.99)).toBeNull()
  expect(await creditOf(100)).toBe(500)
  expect(await creditOf(499.99)).toBe(500)
  expect(await creditOf(500)).toBe(1500)
  expect(await creditOf(5000)).toBeNull()
  expect(await creditOf(150, 2)).toBe(500)
  expect(await creditOf(150, 3)).toBeNull()
  expect(await creditOf(200, 3)).toBe(3000)
})

it('API-01 returns the minimum price of the workshop or its parent', async () => {
  const { api } = await openBrowser(server.app)
  expect(await api.minimumPriceForCredit({ query: {} })).toBe(100)
  expect(await api.minimumPriceForCredit({ query: { organizationId: 12 } })).toBe(100)
  expect(await api.minimumPriceForCredit({ query: { organizationId: 3 } })).toBe(200)
})

it.each([
  ['/financing/get-credit-amount?price=-0.01', 'BAD_AMOUNT'],
  ['/financing/get-credit-amount?price=1000000.01', 'BAD_AMOUNT'],
  ['/financing/get-credit-amount', 'BAD_REQUEST'],
  ['/financing/get-credit-amount?price=100&organizationId=99', 'UNKNOWN_ORGANIZATION'],
  ['/financing/get-minimum-price-for-credit?organizationId=99', 'UNKNOWN_ORGANIZATION'],
])('refuses %s with %s', async (path, code) => {
  const { send } = await openBrowser(server.app)
  const response = await send('POST', path)
  expect([response.status, (await response.json()).code]).toEqual([400, code])
})
