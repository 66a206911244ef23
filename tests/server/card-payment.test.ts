import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '#server/app'
import { authCodeOf, cardSandboxKey, sandboxCardPayments } from '#server/providers/card-payment'
import { openBrowser, type TestBrowser } from '#tests/harness/http-client'
import { createTestApp, type TestApp } from '#tests/harness/server-app'
import { completeVisitor } from './booked-visitor'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

async function buyer(productIds: readonly number[], app = server.app): Promise<TestBrowser> {
  const browser = await openBrowser(app)
  const body = productIds.map((productId) => ({ productId, amount: 1, provider: 'WORKSHOP' }))
  await browser.api.addProductsToCart({ query: { stage: 'DEFAULT' }, body })
  return browser
}
/** What the provider's page would send the browser back with. */
const returned = (orderNumber: string, paymentState: string) => ({
  orderNumber,
  paymentState,
  authCode: authCodeOf(cardSandboxKey(server.options.secret), { orderNumber, paymentState }),
})
const paymentOf = async (orderNumber: string): Promise<unknown> =>
  Object(await server.db.execute(sql`select state, amount_cents from card_payment where order_number = ${orderNumber}`))
    .rows[0]

it('API-01 a payment is of the booking price, and paid when the provider says so', async () => {
  const { api } = await buyer([101, 1501])
  expect(await api.vismaPayEnabled()).toBe(true)
  const { token, orderNumber, url } = await api.vismaPayToken()
  expect(token).not.toBe('')
  expect(url).toBeNull()
  expect(await paymentOf(orderNumber)).toEqual({ state: 'STARTED', amount_cents: 28_800 })
  await api.storeVismaPayStatus({ body: returned(orderNumber, '1') })
  expect(await paymentOf(orderNumber)).toMatchObject({ state: 'FAILED' })
  await api.storeVismaPayStatus({ body: { ...returned(orderNumber, '0'), paymentState: 0 } })
  expect(await paymentOf(orderNumber)).toMatchObject({ state: 'PAID' })
  // The same returns once more, as a browser's history makes them.
  await api.storeVismaPayStatus({ body: returned(orderNumber, '0') })
  await api.storeVismaPayStatus({ body: returned(orderNumber, '1') })
  expect(await paymentOf(orderNumber)).toMatchObject({ state: 'PAID' })
})

it('READINGS-34 nothing is stored that the provider did not say', async () => {
  const [{ api }, stranger] = [await buyer([101]), await buyer([101])]
  const { orderNumber } = await api.vismaPayToken()
  const { orderNumber: other } = await api.vismaPayToken()
  const forged = { status: 400, code: 'BAD_AUTH_CODE' }
  const failed = returned(orderNumber, '1')
  for (const body of [
    { ...failed, paymentState: '0' },
    { ...returned(other, '0'), orderNumber },
    { ...failed, authCode: '' },
  ])
    await expect(api.storeVismaPayStatus({ body })).rejects.toMatchObject(forged)
  const unknown = { status: 404, code: 'UNKNOWN_ORDER' }
  await expect(stranger.api.storeVismaPayStatus({ body: returned(orderNumber, '0') })).rejects.toMatchObject(unknown)
  await expect(api.storeVismaPayStatus({ body: returned('x', '0') })).rejects.toMatchObject(unknown)
  expect(await paymentOf(orderNumber)).toMatchObject({ state: 'STARTED' })
})

it('there is nothing to pay of an empty booking, a free one, or one whose price is open', async () => {
  const refused = (code: string) => ({ status: 409, code })
  await expect((await buyer([])).api.vismaPayToken()).rejects.toMatchObject(refused('NOTHING_TO_PAY'))
  await expect((await buyer([1502])).api.vismaPayToken()).rejects.toMatchObject(refused('NOTHING_TO_PAY'))
  await expect((await buyer([101, 1303])).api.vismaPayToken()).rejects.toMatchObject(refused('PRICE_OPEN'))
})

it('a price that no card pays is refused before the provider is asked', async () => {
  const asked: unknown[] = []
  const sandbox = sandboxCardPayments(server.options.secret)
  const cardPayments = {
    ...sandbox,
    getToken: (order: Parameters<typeof sandbox.getToken>[0]) => {
      asked.push(order)
      return sandbox.getToken(order)
    },
  }
  await server.db.execute(sql`update product set active_cents = 2147483647 where id = 103`)
  const { api } = await buyer([101, 103], createApp({ ...server.options, cardPayments }))
  await expect(api.vismaPayToken()).rejects.toMatchObject({ status: 409, code: 'PRICE_TOO_HIGH' })
  expect(asked).toEqual([])
})

it('the proof of a payment is taken when the booking is saved; a new payment is not', async () => {
  const { api } = await completeVisitor(server)
  const { orderNumber } = await api.vismaPayToken()
  await api.saveLead({ query: { leadDate: '2026-12-01' } })
  await api.saveBooking()
  await api.storeVismaPayStatus({ body: returned(orderNumber, '0') })
  expect(await paymentOf(orderNumber)).toMatchObject({ state: 'PAID' })
  await expect(api.vismaPayToken()).rejects.toMatchObject({ status: 412 })
})

it('a chain without card payments says so', async () => {
  const cardPayments = { ...sandboxCardPayments(server.options.secret), enabled: async () => false }
  const { api } = await buyer([101], createApp({ ...server.options, cardPayments }))
  expect(await api.vismaPayEnabled()).toBe(false)
  await expect(api.vismaPayToken()).rejects.toMatchObject({ status: 409, code: 'CARD_PAYMENT_DISABLED' })
})

it('a session can start so many payments and no more', async () => {
  const { api } = await buyer([101])
  for (let time = 0; time < 20; time++) await api.vismaPayToken()
  await expect(api.vismaPayToken()).rejects.toMatchObject({ status: 429, code: 'TOO_OFTEN' })
})

it('nor do parallel calls start more', async () => {
  const { api } = await buyer([101])
  const outcomes = await Promise.allSettled(Array.from({ length: 25 }, () => api.vismaPayToken()))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
})
