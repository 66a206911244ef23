import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cartItem } from '#tests/fixtures/cart-item'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atNine, atSeven, book, completeVisitor, opened, reserve } from '#tests/harness/visitors/booked-visitor'
import { customer } from '#tests/fixtures/customer'
import { messages, rows } from '#tests/harness/database/rows'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  await server.db.execute(sql`delete from reservation`)
})
afterAll(() => server.close())

it('API-01 resends the confirmation at most three times, also for concurrent calls', async () => {
  const { browser, bookingKey } = await book(server, atSeven('2026-11-24'))
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => browser.api.sendEmail()))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  await expect(browser.api.sendEmail()).rejects.toMatchObject({ status: 429, code: 'TOO_OFTEN' })
  const own = (await messages(server)).filter((message) => Object(message).bookingKey === bookingKey)
  expect(own).toHaveLength(4)
  for (const message of own) expect(message).toMatchObject({ kind: 'BOOKING_CONFIRMATION', email: customer().email })
})

it('API-01 resends the confirmation of a changed booking with its original key', async () => {
  const { bookingKey } = await book(server, atSeven('2026-11-25'))
  const { api } = await opened(server, bookingKey)
  await expect(api.sendEmail()).rejects.toMatchObject({ status: 409, code: 'NOT_SAVED' })
  await api.saveCustomer({ body: customer({ email: 'uusi@example.fi' }) })
  await api.saveBooking()
  await api.sendEmail()
  expect((await messages(server)).at(-1)).toMatchObject({
    kind: 'BOOKING_CONFIRMATION',
    bookingKey,
    email: 'uusi@example.fi',
  })
})

it('accepts feedback from a session that has saved its booking', async () => {
  const { browser } = await book(server, atNine('2026-11-24'))
  await browser.api.sendFeedback({ query: {}, body: { message: 'Kiitos', rating: 10 } })
  expect(await rows(server, sql`select message from feedback`)).toEqual([{ message: 'Kiitos' }])
})

it('API-01 adds rows to the session’s booking in stage CD until a time is chosen or the booking is saved', async () => {
  const browser = await completeVisitor(server)
  await browser.api.addBookingRows({ body: [cartItem(102)] })
  expect(await browser.api.orderItemsByStage({ query: { stage: 'CD' } })).toMatchObject([{ product: { id: 102 } }])
  await expect(browser.api.addBookingRows({ body: [cartItem(999_999)] })).rejects.toMatchObject({
    status: 400,
    code: 'UNKNOWN_PRODUCT',
  })
  await browser.api.saveLead({ query: { leadDate: '2026-12-01' } })
  await expect(browser.api.addBookingRows({ body: [cartItem(103)] })).rejects.toMatchObject({ code: 'TIME_RESERVED' })
  await browser.api.saveBooking()
  await expect(browser.api.addBookingRows({ body: [cartItem(103)] })).rejects.toMatchObject({
    status: 409,
    code: 'BOOKING_SAVED',
  })
})

it('API-01 saves the billing reference with the booking and restores it when the booking is opened', async () => {
  const browser = await completeVisitor(server)
  await browser.api.saveBillingReference({ query: { billingReference: ' PO 4711 ' } })
  await reserve(browser, atNine('2026-11-26'))
  const { bookingKey } = await browser.api.saveBooking()
  const reference = async () =>
    (await rows(server, sql`select document->>'billing_reference' as reference from booking order by created_at`)).at(
      -1,
    )
  expect(await reference()).toEqual({ reference: 'PO 4711' })
  const { api } = await opened(server, bookingKey ?? '')
  await api.saveNotes({ body: { value: 'huom' } })
  await api.saveBooking()
  expect(await reference()).toEqual({ reference: 'PO 4711' })
  const other = await completeVisitor(server)
  const tooLong = other.api.saveBillingReference({ query: { billingReference: 'x'.repeat(101) } })
  await expect(tooLong).rejects.toMatchObject({ status: 400, code: 'TOO_LONG' })
})
