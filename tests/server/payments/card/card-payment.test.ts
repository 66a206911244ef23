import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cartItem } from '#tests/fixtures/cart-item'
import { createApp } from '#server/app/app'
import { authCodeOf, type CardPayments } from '#server/providers/card-payment'
import { cardSandboxKey } from '#server/sandbox/card-payments'
import { sandboxProviders } from '#server/sandbox/providers'
import { openBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { completeVisitor } from '#tests/harness/visitors/booked-visitor'
import { openSandboxPages } from '#tests/harness/servers/sandbox-site'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

async function buyer(productIds: readonly number[], app = server.app): Promise<TestBrowser> {
  const browser = await openBrowser(app)
  const body = productIds.map((productId) => cartItem(productId))
  await browser.api.addProductsToCart({ query: { stage: 'DEFAULT' }, body })
  return browser
}
const start = ({ api }: TestBrowser, page = 'http://localhost/huolto') =>
  api.vismaPayToken({}, { headers: { Referer: page } })
/** Presses a button of the provider’s page. Returns the return page and the parameters in its URL. */
async function press(url: string | null, outcome: 'accept' | 'reject') {
  const sent = await openSandboxPages(server).press(url, outcome)
  const back = new URL(sent.headers.get('Location') ?? '')
  const read = (name: string) => back.searchParams.get(name) ?? ''
  return {
    page: back.origin + back.pathname,
    body: { orderNumber: read('ORDER_NUMBER'), paymentState: read('RETURN_CODE'), authCode: read('AUTHCODE') },
  }
}
const paymentOf = async (orderNumber: string): Promise<unknown> =>
  Object(await server.db.execute(sql`select state, amount_cents from card_payment where order_number = ${orderNumber}`))
    .rows[0]
const withProvider = (changes: Partial<CardPayments>) => {
  const { cardPayments } = sandboxProviders(server.db, server.options.secret)
  return createApp({ ...server.options, cardPayments: { ...cardPayments, ...changes } })
}

it('API-01 charges the booking price, and marks the payment as paid when the provider confirms it', async () => {
  const browser = await buyer([101, 1501])
  expect(await browser.api.vismaPayEnabled()).toBe(true)
  const { orderNumber, url } = await start(browser)
  expect(await paymentOf(orderNumber)).toEqual({ state: 'STARTED', amount_cents: 28_800 })
  expect(await (await openSandboxPages(server).get(url)).text()).toMatch(/Maksettavaa.*288,00\s€/s)
  const { page, body } = await press(url, 'accept')
  expect([page, body.orderNumber, body.paymentState]).toEqual(['http://localhost/huolto', orderNumber, '0'])
  expect(await paymentOf(orderNumber)).toMatchObject({ state: 'STARTED' })
  await browser.api.storeVismaPayStatus({ body: { ...body, paymentState: 0 } })
  expect(await paymentOf(orderNumber)).toMatchObject({ state: 'PAID' })
  // Repeats the return, as the browser’s history can, and reopens the page with the other button.
  await browser.api.storeVismaPayStatus({ body })
  expect((await press(url, 'reject')).body).toEqual(body)
  expect(await paymentOf(orderNumber)).toMatchObject({ state: 'PAID' })
  await expect(start(browser)).rejects.toMatchObject({ status: 409, code: 'ALREADY_PAID' })
})

it('RC-23 finds out a payment whose return went elsewhere, before it starts another one', async () => {
  const browser = await buyer([101])
  const first = await start(browser)
  await press(first.url, 'accept')
  await expect(start(browser)).rejects.toMatchObject({ status: 409, code: 'ALREADY_PAID' })
  expect(await paymentOf(first.orderNumber)).toMatchObject({ state: 'PAID' })
})

it('marks an aborted payment as failed, and allows a new one', async () => {
  const browser = await buyer([101])
  const first = await start(browser)
  const { body } = await press(first.url, 'reject')
  expect(body.paymentState).toBe('1')
  await browser.api.storeVismaPayStatus({ body })
  expect(await paymentOf(first.orderNumber)).toMatchObject({ state: 'FAILED' })
  expect((await press(first.url, 'accept')).body).toEqual(body)
  const second = await start(browser)
  expect(second.token).not.toBe(first.token)
  await browser.api.storeVismaPayStatus({ body: (await press(second.url, 'accept')).body })
  expect(await paymentOf(second.orderNumber)).toMatchObject({ state: 'PAID' })
})

it('reading 34: stores no status that the provider did not sign', async () => {
  const [browser, stranger] = [await buyer([101]), await buyer([101])]
  const mine = await start(browser)
  const other = await start(browser)
  const { body: paid } = await press(other.url, 'accept')
  const { body: failed } = await press(mine.url, 'reject')
  const forged = { status: 400, code: 'BAD_AUTH_CODE' }
  for (const body of [
    { ...failed, paymentState: '0' },
    { ...paid, orderNumber: mine.orderNumber },
    { ...failed, authCode: '' },
    { ...paid, authCode: paid.authCode.toLowerCase() },
  ])
    await expect(browser.api.storeVismaPayStatus({ body })).rejects.toMatchObject(forged)
  const unknown = { status: 404, code: 'UNKNOWN_ORDER' }
  await expect(stranger.api.storeVismaPayStatus({ body: paid })).rejects.toMatchObject(unknown)
  const nobodys = { ...paid, orderNumber: 'x' }
  await expect(browser.api.storeVismaPayStatus({ body: nobodys })).rejects.toMatchObject(unknown)
  for (const { orderNumber } of [mine, other]) expect(await paymentOf(orderNumber)).toMatchObject({ state: 'STARTED' })
})

it('reading 34: marks a payment as paid only after the provider confirms state and amount', async () => {
  const browser = await buyer([101])
  const { orderNumber } = await start(browser)
  // A valid signature for a payment that was never made.
  const authCode = authCodeOf(cardSandboxKey(server.options.secret), { orderNumber, paymentState: '0' })
  const body = { orderNumber, paymentState: '0', authCode }
  const stored = browser.api.storeVismaPayStatus({ body })
  await expect(stored).rejects.toMatchObject({ status: 409, code: 'NOT_PAID' })
  expect(await paymentOf(orderNumber)).toMatchObject({ state: 'STARTED' })

  const other = await buyer([101], withProvider({ askState: async () => ({ state: 'PAID', amountCents: 1 }) }))
  const started = await start(other)
  const returned = await press(started.url, 'accept')
  const cheap = other.api.storeVismaPayStatus({ body: returned.body })
  await expect(cheap).rejects.toMatchObject({ status: 409, code: 'OTHER_AMOUNT' })
  expect(await paymentOf(started.orderNumber)).toMatchObject({ state: 'STARTED' })
})

it.each(['https://evil.example/', 'http://localhost@evil.example/', 'javascript:alert(1)', '/huolto'])(
  'reading 34: never redirects to %s',
  async (page) => {
    const { url } = await start(await buyer([101]), page)
    expect((await press(url, 'accept')).page).toBe('http://localhost/')
  },
)

it('redirects to the start page if there is no return address', async () => {
  const { api } = await buyer([101])
  const { url } = await api.vismaPayToken()
  expect((await press(url, 'reject')).page).toBe('http://localhost/')
})

it('refuses to pay an empty or free booking, or one with an open price', async () => {
  const refused = (code: string) => ({ status: 409, code })
  await expect(start(await buyer([]))).rejects.toMatchObject(refused('NOTHING_TO_PAY'))
  await expect(start(await buyer([1502]))).rejects.toMatchObject(refused('NOTHING_TO_PAY'))
  await expect(start(await buyer([101, 1303]))).rejects.toMatchObject(refused('PRICE_OPEN'))
})

it('RC-10 lets the difference be paid after the price has risen, and nothing after it has fallen', async () => {
  const browser = await buyer([101])
  const { body } = await press((await start(browser)).url, 'accept')
  await browser.api.storeVismaPayStatus({ body })
  await browser.api.addProductsToCart({
    query: { stage: 'DEFAULT' },
    body: [cartItem(1501)],
  })
  const more = await start(browser)
  expect(await paymentOf(more.orderNumber)).toEqual({ state: 'STARTED', amount_cents: 3900 })
  await browser.api.storeVismaPayStatus({ body: (await press(more.url, 'accept')).body })
  await expect(start(browser)).rejects.toMatchObject({ status: 409, code: 'ALREADY_PAID' })
  await browser.api.removeProductsFromCart({
    query: { stage: 'DEFAULT' },
    body: [cartItem(101)],
  })
  await expect(start(browser)).rejects.toMatchObject({ status: 409, code: 'ALREADY_PAID' })
})

it('RC-10 starts no payment of an enquiry for a day', async () => {
  const browser = await completeVisitor(server)
  await browser.api.saveLead({ query: { leadDate: '2026-12-01' } })
  await expect(start(browser)).rejects.toMatchObject({ status: 409, code: 'NOTHING_TO_PAY' })
})

it('refuses a price above the card limit before it calls the provider', async () => {
  const asked: unknown[] = []
  const getToken: CardPayments['getToken'] = async (order) => {
    asked.push(order)
    return { token: 'x', url: null }
  }
  await server.db.execute(sql`update product set active_cents = 2147483647 where id = 103`)
  const browser = await buyer([101, 103], withProvider({ getToken }))
  await expect(start(browser)).rejects.toMatchObject({ status: 409, code: 'PRICE_TOO_HIGH' })
  expect(asked).toEqual([])
})

it('accepts the result of a started payment after the booking is saved, but starts no new one', async () => {
  const browser = await completeVisitor(server)
  const { orderNumber, url } = await start(browser)
  await browser.api.saveLead({ query: { leadDate: '2026-12-01' } })
  await browser.api.saveBooking()
  await browser.api.storeVismaPayStatus({ body: (await press(url, 'accept')).body })
  expect(await paymentOf(orderNumber)).toMatchObject({ state: 'PAID' })
  await expect(start(browser)).rejects.toMatchObject({ status: 412 })
})

it('reports that card payments are disabled', async () => {
  const browser = await buyer([101], withProvider({ enabled: async () => false }))
  expect(await browser.api.vismaPayEnabled()).toBe(false)
  await expect(start(browser)).rejects.toMatchObject({ status: 409, code: 'CARD_PAYMENT_DISABLED' })
})

it('limits the number of payments a session can start, also in parallel calls', async () => {
  const browser = await buyer([101])
  const outcomes = await Promise.allSettled(Array.from({ length: 25 }, () => start(browser)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  await expect(start(browser)).rejects.toMatchObject({ status: 429, code: 'TOO_OFTEN' })
})
