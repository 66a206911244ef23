import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

it('API-01 ip-address returns the address of the caller’s connection', async () => {
  const { api, send } = await openBrowser(server.app)
  expect(await api.ipAddress()).toEqual({ value: '127.0.0.1' })
  const claimed = await send('GET', '/credit-bank/ip-address', { headers: { 'X-Forwarded-For': '192.0.2.1' } })
  expect(await claimed.json()).toEqual({ value: '127.0.0.1' })
})

it('API-01 payment-methods returns the methods whose limits include the amount', async () => {
  const { api } = await openBrowser(server.app)
  const ids = async (amount: number) =>
    (await api.creditPaymentMethods({ query: { amount } })).map((method) => method.id)
  expect(await ids(500)).toEqual(['NEWACCOUNT', 'COMPANYINVOICE'])
  expect(await ids(5000.01)).toEqual(['NEWACCOUNT'])
  expect(await ids(299.99)).toEqual([])
  const [account] = await api.creditPaymentMethods({ query: { amount: 1500, organizationId: 2 } })
  expect(account).toMatchObject({ customerType: 'NATURAL', minLimit: 300, maxLimit: 10_000 })
  expect(account?.legalInfoLinks).toHaveLength(2)
})

it('API-01 amount-settings and minimum-price come from the workshop or its parent', async () => {
  const { api } = await openBrowser(server.app)
  const settings = await api.creditAmountSettings({ query: {} })
  expect(settings[1]).toEqual({ id: 2, minPrice: 500, maxPrice: 1500, amount: 1500 })
  expect(await api.creditAmountSettings({ query: { organizationId: 2 } })).toEqual(settings)
  expect(await api.creditAmountSettings({ query: { organizationId: 3 } })).toEqual([
    { id: 11, minPrice: 200, maxPrice: 3000, amount: 3000 },
  ])
  expect(await api.creditMinimumPrice({ query: {} })).toBe(100)
  expect(await api.creditMinimumPrice({ query: { organizationId: 3 } })).toBe(200)
})

it('SV-12 API-01 credit-infos describes the credit', async () => {
  const { api } = await openBrowser(server.app)
  expect(await api.creditInfos()).toEqual([
    expect.objectContaining({
      creditServiceName: 'Huoltotili',
      infoText: expect.stringContaining('12 kuukautta korotonta'),
    }),
  ])
})

it.each([
  ['/credit-bank/payment-methods?amount=-1', 'BAD_AMOUNT'],
  ['/credit-bank/payment-methods?amount=500&organizationId=99', 'UNKNOWN_ORGANIZATION'],
  ['/credit-bank/minimum-price?organizationId=0', 'UNKNOWN_ORGANIZATION'],
  ['/credit-bank/amount-settings?organizationId=1.5', 'UNKNOWN_ORGANIZATION'],
])('refuses %s with %s', async (path, code) => {
  const { send } = await openBrowser(server.app)
  const response = await send('POST', path)
  expect([response.status, (await response.json()).code]).toEqual([400, code])
})
