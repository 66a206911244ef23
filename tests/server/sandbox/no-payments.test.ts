import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '#server/app/app'
import { noPaymentProviders } from '#server/providers/providers'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { PERSONS } from '#tests/fixtures/credit-application'
import { book, buyer } from '#tests/harness/visitors/credit-buyer'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

it('an installation without the sandbox offers neither credit nor cards, and no call fails', async () => {
  const browser = await buyer(createApp({ ...server.options, ...noPaymentProviders }))
  const { api } = browser
  expect(await api.creditMinimumPrice({ query: {} })).toBeNull()
  expect(await api.minimumPriceForCredit({ query: {} })).toBeNull()
  expect(await api.creditAmountSettings({ query: {} })).toEqual([])
  expect(await api.creditPaymentMethods({ query: { amount: 500 } })).toEqual([])
  expect(await api.vismaPayEnabled()).toBe(false)
  await expect(book(browser, PERSONS.booked)).rejects.toMatchObject({ status: 409, code: 'CREDIT_NOT_OFFERED' })
})
