import { afterAll, beforeAll, expect, it } from 'vitest'
import { reserve } from '#tests/harness/visitors/booked-visitor'
import { atPayment, openShop, paymentOf, type Shop } from '#tests/harness/visma-pay/shop'

const PAID = { state: 'PAID', refund_cents: 0, refunded_cents: 0 }

let shop: Shop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

it('takes a notice that is replayed a thousand times, also at once, as one payment', { timeout: 60_000 }, async () => {
  const { browser, orderNumber } = await atPayment(shop)
  await reserve(browser, '2026-11-26T07:00:00|2026-11-26T08:30:00')
  shop.visma.press(orderNumber, 'paid')
  const notice = shop.visma.notice(orderNumber)
  for (let n = 0; n < 20; n++) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.app.fetch(new Request(notice))))
    expect(answers.filter(({ status }) => status !== 204)).toEqual([])
  }
  expect(await paymentOf(shop, orderNumber)).toEqual(PAID)
  expect((await browser.api.saveBooking()).booking?.payment).toEqual({ paid: 249, credit: 0, due: 0, refund: 0 })
  expect(shop.visma.payments.get(orderNumber)).toMatchObject({ outcome: 'paid' })
  // A replay after the booking changes nothing either.
  expect((await shop.app.fetch(new Request(notice))).status).toBe(204)
  expect(await paymentOf(shop, orderNumber)).toEqual(PAID)
})
