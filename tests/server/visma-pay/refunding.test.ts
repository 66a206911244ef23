import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { returnRefunds } from '#server/sections/booking/saved/index'
import { atNine, reserve } from '#tests/harness/visitors/booked-visitor'
import type { Fault } from '#tests/harness/visma-pay/fake-visma-pay'
import { atPayment, finish, openShop, paymentOf, type Shop } from '#tests/harness/visma-pay/shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => {
  shop.visma.faults.clear()
  shop.errors.length = 0
})
afterAll(() => shop.close())

const RETURNED = { state: 'PAID', refund_cents: 24_900, refunded_cents: 24_900 }
const DUE = { ...RETURNED, refunded_cents: 0 }

/** Pays and saves a booking, and cancels it while Visma Pay has the faults. Returns the order number. */
async function cancelled(faults: Readonly<Record<string, Fault[]>> = {}): Promise<string> {
  const { browser, orderNumber } = await atPayment(shop)
  await finish(shop, browser, orderNumber, 'paid')
  await reserve(browser, atNine('2026-12-01'))
  const { bookingKey } = await browser.api.saveBooking()
  for (const [call, kinds] of Object.entries(faults)) shop.visma.faults.set(call, kinds)
  await browser.api.cancelBooking({
    query: { bookingKey: bookingKey ?? '', registerNumber: 'ABC-123', installationType: 'X' },
  })
  return orderNumber
}

const refundsOf = (orderNumber: string) => shop.visma.payments.get(orderNumber)?.refunds
const asked = () => shop.visma.calls.filter((call) => call === 'create_refund').length
const round = () => returnRefunds(shop.server.db, shop.cardPayments, shop.options.log, () => undefined)
/** Lets the lease of a refund without an answer end. */
const leaseEnds = () =>
  shop.server.db.execute(sql`update card_payment set refund_asked_at = refund_asked_at - interval '3 minutes'`)

it('RC-02 returns the money when a booking is cancelled', async () => {
  const orderNumber = await cancelled()
  expect(refundsOf(orderNumber)).toEqual([24_900])
  expect(await paymentOf(shop, orderNumber)).toEqual(RETURNED)
})

it('RC-10 repeats a refund that Visma Pay refused', async () => {
  const orderNumber = await cancelled({ create_refund: ['refused'] })
  expect(await paymentOf(shop, orderNumber)).toEqual(DUE)
  expect(shop.errors.join()).toContain('Visma Pay create_refund: result 1; Not now.')
  await round()
  expect(refundsOf(orderNumber)).toEqual([24_900])
  expect(await paymentOf(shop, orderNumber)).toEqual(RETURNED)
})

it.each(['lost', 'down', 'garbled', 'maintenance'] as const)(
  'RC-10 returns nothing twice after a %s answer',
  async (fault) => {
    const orderNumber = await cancelled({ create_refund: [fault] })
    const isDone = fault === 'lost'
    expect(refundsOf(orderNumber)).toEqual(isDone ? [24_900] : [])
    expect(await paymentOf(shop, orderNumber)).toEqual(DUE)
    // Visma Pay may still be at it, so nobody asks before the lease ends.
    await round()
    expect(refundsOf(orderNumber)).toEqual(isDone ? [24_900] : [])
    await leaseEnds()
    const before = asked()
    await round()
    await round()
    expect(asked() - before).toBe(isDone ? 0 : 1)
    expect(refundsOf(orderNumber)).toEqual([24_900])
    expect(await paymentOf(shop, orderNumber)).toEqual(RETURNED)
  },
)

it('RC-10 creates no refund while Visma Pay does not tell the earlier ones', async () => {
  const orderNumber = await cancelled({ get_payment: ['odd'] })
  expect(refundsOf(orderNumber)).toEqual([])
  await leaseEnds()
  await round()
  expect(refundsOf(orderNumber)).toEqual([24_900])
})

it('RC-10 ends a round at the first refund without an answer, so that a visitor waits for one only', async () => {
  // The second visitor's own calls ask for the first one's refund too.
  const due = [await cancelled({ create_refund: Array.from({ length: 5 }, () => 'refused') }), await cancelled()]
  for (const orderNumber of due) expect(await paymentOf(shop, orderNumber)).toEqual(DUE)
  const before = shop.visma.calls.length
  shop.visma.faults.set('get_payment', ['down'])
  await round()
  expect(shop.visma.calls.length).toBe(before + 1)
  await leaseEnds()
  await round()
  for (const orderNumber of due) expect(refundsOf(orderNumber)).toEqual([24_900])
})

it('RC-10 returns only the rest of a payment that is returned in part', async () => {
  const { browser, orderNumber } = await atPayment(shop)
  await finish(shop, browser, orderNumber, 'paid')
  for (const totalCents of [5_000, 5_000, 12_000]) await shop.cardPayments.refund({ orderNumber, totalCents })
  expect(refundsOf(orderNumber)).toEqual([5_000, 7_000])
})

it('RC-10 returns a payment once if many processes ask at once', async () => {
  const orderNumber = await cancelled({ create_refund: ['refused'] })
  const before = asked()
  await Promise.all(Array.from({ length: 8 }, round))
  expect(asked()).toBe(before + 1)
  expect(refundsOf(orderNumber)).toEqual([24_900])
  expect(await paymentOf(shop, orderNumber)).toEqual(RETURNED)
})
