import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createApp } from '#server/app/app'
import { returnRefunds } from '#server/sections/booking/saved/calls/refunds'
import { refundAbandoned } from '#server/sections/booking/saved/store/booking-payments'
import { sandboxProviders } from '#server/sandbox/providers'
import type { TestBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { completeVisitor, reserve } from '#tests/harness/visitors/booked-visitor'
import { rows } from '#tests/harness/database/rows'
import { openSandboxPages } from '#tests/harness/servers/sandbox-site'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  await server.db.execute(sql`delete from reservation`)
})
afterAll(() => server.close())

/** Pays the booking of the session by card. Returns the order number and the provider's page. */
async function pay({ api }: TestBrowser) {
  const { orderNumber, url } = await api.vismaPayToken({}, { headers: { Referer: 'http://localhost/huolto' } })
  const sent = await openSandboxPages(server).press(url, 'accept')
  const back = new URL(sent.headers.get('Location') ?? '')
  const read = (name: string) => back.searchParams.get(name) ?? ''
  const body = { orderNumber, paymentState: read('RETURN_CODE'), authCode: read('AUTHCODE') }
  return { orderNumber, url, report: () => api.storeVismaPayStatus({ body }) }
}
const cancel = ({ api }: TestBrowser, bookingKey: string | null) =>
  api.cancelBooking({ query: { bookingKey: bookingKey ?? '', registerNumber: 'ABC-123', installationType: 'X' } })
const payments = (orderNumber: string) =>
  rows(server, sql`select refund_cents, refunded_cents from card_payment where order_number = ${orderNumber}`)

it('RC-10 RC-02 a card payment belongs to the booking, and cancelling returns it once', async () => {
  const browser = await completeVisitor(server)
  const { orderNumber, url, report } = await pay(browser)
  await report()
  await reserve(browser, '2026-11-25T07:00:00|2026-11-25T08:30:00')
  const paid = { paid: 249, credit: 0, due: 0, refund: 0 }
  expect((await browser.api.getBooking()).payment).toEqual(paid)
  const { bookingKey } = await browser.api.saveBooking()
  expect((await browser.api.getBooking()).payment).toEqual(paid)

  await cancel(browser, bookingKey)
  await cancel(browser, bookingKey)
  expect(await payments(orderNumber)).toEqual([{ refund_cents: 24_900, refunded_cents: 24_900 }])
  expect((await browser.api.getBooking()).payment).toEqual({ paid: 249, credit: 0, due: 0, refund: 249 })
  expect(await (await openSandboxPages(server).get(url)).text()).toMatch(/Maksusta 249,00\s€ on palautettu 249,00\s€/)
})

it('RC-09 RC-21 tells what is returned of a price that became lower after the payment, and returns it once sent', async () => {
  const browser = await completeVisitor(server)
  const { orderNumber, report } = await pay(browser)
  await report()
  await browser.api.saveCampaignCode({ body: { value: 'HUOLTO10' } })
  await reserve(browser, '2026-11-27T07:00:00|2026-11-27T08:30:00')
  const lower = { paid: 249, credit: 0, due: 0, refund: 24.9 }
  expect((await browser.api.getBooking()).payment).toEqual(lower)
  expect(await payments(orderNumber)).toEqual([{ refund_cents: 0, refunded_cents: 0 }])
  await browser.api.saveBooking()
  expect((await browser.api.getBooking()).payment).toEqual(lower)
  expect(await payments(orderNumber)).toEqual([{ refund_cents: 2490, refunded_cents: 2490 }])
})

it('RC-10 a payment that the provider reports after the cancellation is returned too', async () => {
  const browser = await completeVisitor(server)
  const { orderNumber, report } = await pay(browser)
  await reserve(browser, '2026-11-26T07:00:00|2026-11-26T08:30:00')
  const { bookingKey } = await browser.api.saveBooking()
  await cancel(browser, bookingKey)
  expect(await payments(orderNumber)).toEqual([{ refund_cents: 0, refunded_cents: 0 }])
  await report()
  expect(await payments(orderNumber)).toEqual([{ refund_cents: 24_900, refunded_cents: 24_900 }])
})

it('RC-10 a payment that the provider reports while the booking is saved belongs to it', async () => {
  const { cardPayments } = sandboxProviders(server.db, server.options.secret)
  const visitor = { save: (): Promise<unknown> => Promise.resolve() }
  const askState: typeof cardPayments.askState = async (orderNumber) => {
    await visitor.save()
    return cardPayments.askState(orderNumber)
  }
  const browser = await completeVisitor({
    app: createApp({ ...server.options, cardPayments: { ...cardPayments, askState } }),
  })
  const { report } = await pay(browser)
  await reserve(browser, '2026-11-30T07:00:00|2026-11-30T08:30:00')
  visitor.save = () => browser.api.saveBooking()
  await report()
  expect((await browser.api.getBooking()).payment).toEqual({ paid: 249, credit: 0, due: 0, refund: 0 })
})

it('RC-10 the payment of a session that ends without a booking is returned', async () => {
  const browser = await completeVisitor(server)
  const { orderNumber, report } = await pay(browser)
  await report()
  await refundAbandoned(server.db)
  expect(await payments(orderNumber)).toEqual([{ refund_cents: 0, refunded_cents: 0 }])
  await server.db.execute(
    sql`delete from session where id in (select session_id from card_payment where order_number = ${orderNumber})`,
  )
  await refundAbandoned(server.db)
  const { cardPayments } = sandboxProviders(server.db, server.options.secret)
  await returnRefunds(server.db, cardPayments, server.options.log, () => undefined)
  expect(await payments(orderNumber)).toEqual([{ refund_cents: 24_900, refunded_cents: 24_900 }])
})

it('RC-10 a refund that the provider refuses stays due, and is repeated later', async () => {
  const { cardPayments } = sandboxProviders(server.db, server.options.secret)
  const refund = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('the provider is down'))
  const log = { ...server.options.log, error: vi.fn<() => void>() }
  const app = createApp({ ...server.options, log, cardPayments: { ...cardPayments, refund } })
  const browser = await completeVisitor({ app })
  const { orderNumber, report } = await pay(browser)
  await report()
  await reserve(browser, '2026-11-27T07:00:00|2026-11-27T08:30:00')
  const { bookingKey } = await browser.api.saveBooking()
  await cancel(browser, bookingKey)
  expect([log.error.mock.calls.length, await payments(orderNumber)]).toEqual([
    1,
    [{ refund_cents: 24_900, refunded_cents: 0 }],
  ])
  await returnRefunds(server.db, cardPayments, log, () => undefined)
  expect(await payments(orderNumber)).toEqual([{ refund_cents: 24_900, refunded_cents: 24_900 }])
})
