import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { askUnpaid } from '#server/sections/payments/card/index'
import { BOOKINGS_ONLY } from '#server/sections/context'
import { reserve } from '#tests/harness/visitors/booked-visitor'
import { atPayment, claimOf, finish, followReturn, openShop, paymentOf, type Shop } from '#tests/harness/visma-pay/shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => {
  vi.restoreAllMocks()
  shop.visma.faults.clear()
  shop.errors.length = 0
})
afterAll(() => shop.close())

const PAID = { state: 'PAID', refund_cents: 0, refunded_cents: 0 }
const STARTED = { state: 'STARTED', refund_cents: 0, refunded_cents: 0 }
const forged = { status: 400, code: 'BAD_AUTH_CODE' }
const unavailable = {
  status: 503,
  code: 'UNAVAILABLE',
  message: expect.stringMatching(/^Palvelu ei juuri nyt/),
}
const notPaid = { status: 409, code: 'NOT_PAID' }

/** Asks for open payments as the purge does, when they are `minutes` old. */
async function askLater(orderNumber: string, minutes: number): Promise<void> {
  await shop.server.db.execute(
    sql`update card_payment set created_at = now() - make_interval(mins => ${minutes}) where order_number = ${orderNumber}`,
  )
  const { db, now, log } = shop.options
  const tell = () => undefined
  await askUnpaid({ db, now, visits: BOOKINGS_ONLY, tell, cardPayments: shop.cardPayments }, log)
}

it('API-01 pays a booking: token, return, status, saved as paid', async () => {
  const { browser, orderNumber, url } = await atPayment(shop)
  const payment = shop.visma.payments.get(orderNumber)
  expect(payment?.amount).toBe(24_900)
  expect(url).toBe(`${shop.visma.config.address}/token/${payment?.token}`)
  const page = await followReturn(shop, shop.visma.press(orderNumber, 'paid'))
  expect(page.origin + page.pathname).toBe('http://localhost/huolto')
  expect([...page.searchParams.keys()]).toEqual(['a', 'RETURN_CODE', 'ORDER_NUMBER', 'AUTHCODE'])
  expect(await paymentOf(shop, orderNumber)).toEqual(STARTED)
  await browser.api.storeVismaPayStatus({ body: claimOf(page) })
  expect(await paymentOf(shop, orderNumber)).toEqual(PAID)
  await reserve(browser, '2026-11-25T07:00:00|2026-11-25T08:30:00')
  expect((await browser.api.saveBooking()).booking?.payment).toEqual({ paid: 249, credit: 0, due: 0, refund: 0 })
})

it('captures a payment that is only authorised', async () => {
  const { browser, orderNumber } = await atPayment(shop)
  await finish(shop, browser, orderNumber, 'authorised')
  expect(shop.visma.payments.get(orderNumber)?.outcome).toBe('paid')
  expect(await paymentOf(shop, orderNumber)).toEqual(PAID)
})

it.each(['declined', 'given up'] as const)(
  'stores a payment that was %s as failed, and starts a new one',
  async (outcome) => {
    const { browser, orderNumber } = await atPayment(shop)
    await finish(shop, browser, orderNumber, outcome)
    expect(await paymentOf(shop, orderNumber)).toEqual({ ...STARTED, state: 'FAILED' })
    const again = await browser.api.vismaPayToken()
    await finish(shop, browser, again.orderNumber, 'paid')
    expect(await paymentOf(shop, again.orderNumber)).toEqual(PAID)
  },
)

it('marks nothing as paid by a forged return', async () => {
  const { browser, orderNumber } = await atPayment(shop)
  const given = new URL(shop.visma.press(orderNumber, 'declined'))
  given.searchParams.set('RETURN_CODE', '0')
  const repeated = new URL(shop.visma.press(orderNumber, 'declined'))
  repeated.searchParams.append('RETURN_CODE', '0')
  for (const address of [given, repeated]) {
    const page = await followReturn(shop, address.href)
    await expect(browser.api.storeVismaPayStatus({ body: claimOf(page) })).rejects.toMatchObject(forged)
  }
  expect(await paymentOf(shop, orderNumber)).toEqual(STARTED)
})

it('marks nothing as paid by a genuine return that the status contradicts', async () => {
  const { browser, orderNumber } = await atPayment(shop)
  const page = await followReturn(shop, shop.visma.press(orderNumber, 'paid'))
  shop.visma.press(orderNumber, 'declined')
  await expect(browser.api.storeVismaPayStatus({ body: claimOf(page) })).rejects.toMatchObject(notPaid)
  expect(await paymentOf(shop, orderNumber)).not.toEqual(PAID)
})

it('refuses a payment of another amount', async () => {
  const { browser, orderNumber } = await atPayment(shop)
  const payment = shop.visma.payments.get(orderNumber)
  if (payment) payment.amount = 1
  await expect(finish(shop, browser, orderNumber, 'paid')).rejects.toMatchObject({ status: 409, code: 'OTHER_AMOUNT' })
  expect(await paymentOf(shop, orderNumber)).toEqual(STARTED)
})

it('tells the visitor that the outcome is open if Visma Pay does not know it', async () => {
  const { browser, orderNumber } = await atPayment(shop)
  await expect(finish(shop, browser, orderNumber, 'undecided')).rejects.toMatchObject(notPaid)
  expect(await paymentOf(shop, orderNumber)).toEqual(STARTED)
})

it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])('never returns to %s', async (page) => {
  const { orderNumber } = await atPayment(shop)
  const address = new URL(shop.visma.press(orderNumber, 'paid'))
  address.searchParams.set('to', page)
  expect((await followReturn(shop, address.href)).href).toMatch(/^http:\/\/localhost\/\?RETURN_CODE=0&/)
})

it.each(['down', 'garbled', 'odd', 'silence', 'maintenance', 'refused', 'lost'] as const)(
  'keeps the outcome open after a %s answer to the status, and asks again',
  async (fault) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(fault === 'silence' ? 200 : 6_000))
    const { browser, orderNumber } = await atPayment(shop)
    shop.visma.faults.set('check_payment_status', [fault])
    await expect(finish(shop, browser, orderNumber, 'paid')).rejects.toMatchObject(
      fault === 'refused' ? { status: 500 } : unavailable,
    )
    expect(await paymentOf(shop, orderNumber)).toEqual(STARTED)
    expect(shop.errors.join()).toMatch(/Visma Pay/)
    expect(shop.errors.join()).not.toMatch(/test-(?:api|private)-key/)
    await finish(shop, browser, orderNumber, 'paid')
    expect(await paymentOf(shop, orderNumber)).toEqual(PAID)
  },
)

it('starts no payment while Visma Pay is down, and repeats no key in the log', async () => {
  shop.visma.faults.set('auth_payment', ['down'])
  await expect(atPayment(shop)).rejects.toMatchObject(unavailable)
  expect(shop.errors.join()).toMatch(/Visma Pay did not answer: HTTP 503/)
})

it('takes a notice if the visitor does not return, once, and asks for the state', async () => {
  const { orderNumber } = await atPayment(shop)
  shop.visma.press(orderNumber, 'paid')
  const unsigned = shop.visma.notice(orderNumber).replace('RETURN_CODE=0', 'RETURN_CODE=1')
  expect((await shop.app.fetch(new Request(unsigned))).status).toBe(400)
  expect(await paymentOf(shop, orderNumber)).toEqual(STARTED)
  for (let n = 0; n < 2; n++)
    expect((await shop.app.fetch(new Request(shop.visma.notice(orderNumber)))).status).toBe(204)
  expect(await paymentOf(shop, orderNumber)).toEqual(PAID)
})

it('asks for a payment that neither a return nor a notice has told of, at doubling pauses', async () => {
  const { orderNumber } = await atPayment(shop)
  const asked = () => shop.visma.calls.filter((call) => call === 'check_payment_status').length
  const before = asked()
  await askLater(orderNumber, 4)
  expect(asked()).toBe(before)
  await askLater(orderNumber, 6)
  await askLater(orderNumber, 6)
  expect(asked()).toBe(before + 1)
  expect(await paymentOf(shop, orderNumber)).toEqual(STARTED)
  await shop.server.db.execute(
    sql`update card_payment set state_asked_at = now() - interval '7 minutes' where order_number = ${orderNumber}`,
  )
  shop.visma.press(orderNumber, 'paid')
  await askLater(orderNumber, 13)
  expect(await paymentOf(shop, orderNumber)).toEqual(PAID)
  await askLater(orderNumber, 1300)
  expect(asked()).toBe(before + 2)
})
