import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cartItem } from '#tests/fixtures/cart-item'
import { createApp } from '#server/app/app'
import type { BankAnswer, CreditBank } from '#server/providers/credit-bank'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { completeVisitor } from '#tests/harness/visitors/booked-visitor'
import { application, PERSONS } from '#tests/fixtures/credit-application'
import { bankOf, book, buyer } from '#tests/harness/visitors/credit-buyer'
import { rows } from '#tests/harness/database/rows'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const withBank = (changes: Partial<CreditBank>, failures: unknown[] = server.failures) =>
  createApp({
    ...server.options,
    log: { info: () => undefined, error: (_, error) => failures.push(error) },
    creditBank: { ...bankOf(server), ...changes },
  })
const statuses = async (): Promise<unknown[]> =>
  (await rows(server, sql`select status from payment order by created_at, id`)).map(({ status }) => status)

it('a double click calls the bank once and refuses the other calls', async () => {
  let [asked, unsettled] = [0, 3]
  let allSettled = (): void => undefined
  const others = new Promise<void>((resolve) => (allSettled = resolve))
  const settled = (): void => {
    unsettled -= 1
    if (unsettled === 0) allSettled()
  }
  const bank = bankOf(server)
  const app = withBank({
    bookPayment: async (wanted) => {
      asked += 1
      settled()
      await others
      return bank.bookPayment(wanted)
    },
  })
  const browser = await buyer(app)
  const calls = Array.from({ length: 3 }, () =>
    book(browser, PERSONS.booked).catch((error: unknown) => {
      settled()
      throw error
    }),
  )
  const outcomes = await Promise.allSettled(calls)
  expect(asked).toBe(1)
  const refused = outcomes.flatMap((outcome): unknown[] => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(refused).toHaveLength(2)
  for (const reason of refused) expect(reason).toMatchObject({ status: 409, code: 'APPLICATION_PENDING' })
})

it('parallel calls start at most ten applications, refused ones included', async () => {
  let asked = 0
  const bank = bankOf(server)
  const app = withBank({
    bookPayment: (wanted) => {
      asked += 1
      return bank.bookPayment(wanted)
    },
  })
  const browser = await buyer(app)
  for (let time = 0; time < 8; time++) await book(browser, PERSONS.denied)
  await expect(book(browser, PERSONS.refused)).rejects.toMatchObject({ code: 'BANK_REFUSED' })
  await Promise.allSettled(Array.from({ length: 5 }, () => book(browser, PERSONS.denied)))
  await expect(book(browser, PERSONS.denied)).rejects.toMatchObject({ status: 429 })
  expect(asked).toBe(10)
})

it('an aborted application stays on record, cannot be queried, and blocks new ones for only two minutes', async () => {
  await server.db.execute(sql`delete from credit_data`)
  await server.db.execute(sql`delete from payment`)
  const failures: unknown[] = []
  const broken = withBank({ bookPayment: () => Promise.reject(new Error('line dropped')) }, failures)
  const browser = await buyer(broken)
  await expect(book(browser, PERSONS.booked)).rejects.toMatchObject({ status: 500 })
  expect([failures.length, await statuses()]).toEqual([1, ['APPLYING']])
  const latest = browser.api.bookSignedPayment({ query: {}, body: { value: null } })
  await expect(latest).rejects.toMatchObject({ status: 404, code: 'UNKNOWN_PAYMENT' })
  await expect(book(browser, PERSONS.booked)).rejects.toMatchObject({ code: 'APPLICATION_PENDING' })
  await server.db.execute(sql`update payment set created_at = created_at - interval '2 minutes'`)
  await expect(book(browser, PERSONS.refused)).rejects.toMatchObject({ status: 500 })
})

it('reading 34: applies the terms of the session’s workshop, whichever workshop the call names', async () => {
  const browser = await buyer(server.app)
  const asked = browser.api.bookPayment({ query: { organizationId: 3 }, body: application(PERSONS.booked) })
  expect(await asked).toMatchObject({ approvedAmount: 500 })
  await browser.api.setActiveOrganization({ query: { organizationId: 3 } })
  const body = [cartItem(101)]
  await browser.api.addProductsToCart({ query: { stage: 'DEFAULT' }, body })
  const there = browser.api.bookPayment({ query: { organizationId: 1 }, body: application(PERSONS.booked) })
  expect(await there).toMatchObject({ approvedAmount: 3000 })
})

it('refuses to save or approve more than the bank has approved', async () => {
  const bank = bankOf(server)
  const approving = (approvedCents: number) => async (answer: Promise<BankAnswer>) => ({
    ...(await answer),
    approvedCents,
  })
  let says = approving(50_000)
  const app = withBank({
    bookPayment: (wanted) => says(bank.bookPayment(wanted)),
    bookSignedPayment: (id) => says(bank.bookSignedPayment(id)),
  })
  const browser = await buyer(app)
  const { paymentId: id } = await book(browser, PERSONS.booked)
  const save = (amount: number) => browser.api.saveCreditData({ query: { id, amount, contractType: 'NEW' } })
  await save(500)
  says = approving(30_000)
  await expect(browser.api.approveCredit()).rejects.toMatchObject({ status: 409, code: 'CREDIT_NOT_APPROVED' })
  const [kept] = await rows(server, sql`select approved_at from credit_data where payment_id = ${id}`)
  expect(kept).toEqual({ approved_at: null })
  await expect(save(300.01)).rejects.toMatchObject({ status: 400, code: 'BAD_AMOUNT' })
  await save(300)
  await browser.api.approveCredit()
  const [approved] = await rows(server, sql`select approved_at from credit_data where payment_id = ${id}`)
  expect(approved).toEqual({ approved_at: expect.anything() })
})

it('accepts the bank’s result after the booking is saved, but no new application', async () => {
  const browser = await completeVisitor(server)
  const { api } = browser
  const { paymentId: id } = await book(browser, PERSONS.booked)
  await api.saveCreditData({ query: { id, amount: 500, contractType: 'NEW' } })
  await api.saveLead({ query: { leadDate: '2026-12-01' } })
  await api.saveBooking()
  const signed = api.bookSignedPayment({ query: {}, body: { value: id } })
  expect(await signed).toMatchObject({ bookPaymentStatus: 'BOOKED' })
  const ended = { status: 412 }
  await expect(book(browser, PERSONS.booked)).rejects.toMatchObject(ended)
  await expect(api.saveCreditData({ query: { id, amount: 1, contractType: 'NEW' } })).rejects.toMatchObject(ended)
})
