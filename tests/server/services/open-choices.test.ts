/** Choices that decide the work and are not made (RC-24). */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dispatchNext } from '#server/mail/dispatch/dispatch'
import { cartItem } from '#tests/fixtures/cart-item'
import { dispatchOf, keepingTransport } from '#tests/harness/mail/mail-outbox'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { completeVisitor, reference, reserve } from '#tests/harness/visitors/booked-visitor'
import { openBrowser } from '#tests/harness/visitors/http-client'
import { runDesk } from '#tests/harness/visits/reminding'

const WASH = 303
const choice = (choiceId: number) => ({
  body: { productId: WASH, provider: 'WORKSHOP', parameterId: 2, parameterType: 'CHOICE', choiceId },
})

let server: TestApp
beforeAll(async () => void (server = await createTestApp()))
afterAll(() => server.close())

const TOLD = /Ulkopesu(?: \(|, )Pesutapa: ei valittu/

it('RC-24 an open choice is in the booking, in both mails, in the desk’s lists and in the calendar entry', async () => {
  const browser = await completeVisitor(server)
  const { api } = browser
  await api.addProductsToCart({ query: { stage: 'DEFAULT' }, body: [cartItem(WASH)] })
  const openIn = async () => (await api.getBooking()).order_items.map(({ open_choices: open }) => open)
  expect(await openIn()).toEqual([undefined, ['Pesutapa']])
  await api.setProductParameterChoice(choice(22))
  expect(await openIn()).toEqual([undefined, undefined])
  await api.removeProductsFromCart({ query: { stage: 'DEFAULT' }, body: [cartItem(WASH)] })
  await api.addProductsToCart({ query: { stage: 'DEFAULT' }, body: [cartItem(WASH)] })
  expect(await openIn()).toEqual([undefined, ['Pesutapa']])

  await reserve(browser, '2026-11-26T07:00:00|2026-11-26T09:00:00')
  const { bookingKey } = await api.saveBooking()
  const transport = keepingTransport()
  while ((await dispatchNext(dispatchOf(server, transport), AbortSignal.timeout(30_000))) === 'done');
  expect(transport.mails.map(({ text }) => TOLD.test(text))).toEqual([true, true])
  expect(transport.mails[0]?.calendar?.content.replaceAll('\r\n ', '')).toContain('Ulkopesu\\, Pesutapa: ei valittu')
  const list = { command: 'bookings list', from: '2026-11-26', to: '2026-11-26', organization: null } as const
  for (const csv of [false, true]) expect((await runDesk(server, { ...list, csv })).text).toMatch(TOLD)

  const other = await openBrowser(server.app)
  const opened = await other.api.openBooking(reference(bookingKey ?? ''))
  expect(opened.order_items[1]?.open_choices).toEqual(['Pesutapa'])
})
