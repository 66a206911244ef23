/** An approved credit in the booking that it was applied for, by the calls that the page makes: no approve-credit. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp } from '#server/app/app'
import type { BankAnswer, CreditApplication, CreditBank } from '#server/providers/credit-bank'
import { OutcomeUnknown } from '#server/providers/outcome-unknown'
import { askOpenCredit } from '#server/sections/payments/credit-bank/index'
import { BOOKINGS_ONLY } from '#server/sections/context'
import { checkConfig } from '#shared/config/explain'
import type { PaymentSummary } from '#shared/api/nouns/payment'
import { PERSONS } from '#tests/fixtures/credit-application'
import { bodiesOf, dispatchedWith } from '#tests/harness/mail/dispatched'
import { openSandboxPages } from '#tests/harness/servers/sandbox-site'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atSeven, completeVisitor, opened, reserve } from '#tests/harness/visitors/booked-visitor'
import { bankOf, book } from '#tests/harness/visitors/credit-buyer'
import type { TestBrowser } from '#tests/harness/visitors/http-client'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of ['reservation', 'outbox']) await server.db.execute(sql`delete from ${sql.identifier(table)}`)
})

/** The server with a bank that differs from the sandbox's. */
const withBank = (changes: Partial<CreditBank>, log = server.options.log): Pick<TestApp, 'app'> => ({
  app: createApp({ ...server.options, log, creditBank: { ...bankOf(server), ...changes } }),
})

/** A visitor with a booking of 249 euros and a reserved time. */
async function buyer(at: Pick<TestApp, 'app'> = server): Promise<TestBrowser> {
  const browser = await completeVisitor(at)
  await reserve(browser, atSeven('2026-11-24'))
  return browser
}

/** Applies as the page does: the bank's answer, then the data of the credit. */
async function apply(browser: TestBrowser, person: keyof typeof PERSONS) {
  const result = await book(browser, PERSONS[person])
  await browser.api.saveCreditData({ query: { id: result.paymentId, amount: 500, contractType: 'NEW' } })
  return result
}

const signed = (browser: TestBrowser) => browser.api.bookSignedPayment({ query: {}, body: { value: null } })

const figures = (payment: PaymentSummary | undefined) => payment && { credit: payment.credit, due: payment.due }
const PAID = { credit: 249, due: 0 }

/** Texts of the mails that wait, by the recipient. */
async function mails(): Promise<Record<'customer' | 'workshop', string>> {
  const all = await dispatchedWith(server, checkConfig('{}'))
  const text = (isWorkshop: boolean): string =>
    all
      .filter(({ to }) => to.address.startsWith('huolto.') === isWorkshop)
      .map((mail) => bodiesOf(mail)[0])
      .join('\n')
  return { customer: text(false), workshop: text(true) }
}

it.each(['booked', 'finalized'] as const)(
  'RC-22 a credit that the bank approves at once (%s) is in the booking and in both mails, as the part it pays',
  async (person) => {
    const browser = await buyer()
    await apply(browser, person)
    expect(figures((await browser.api.getBooking()).payment)).toEqual(PAID)
    const { booking } = await browser.api.saveBooking()
    expect(figures(booking?.payment)).toEqual(PAID)
    const { customer, workshop } = await mails()
    for (const text of [customer, workshop]) expect(text).toMatch(/Luotolla:? 249,00\s€/)
    expect(customer + workshop).not.toContain('500,00')
  },
)

it('RC-22 so is one that the customer has signed', async () => {
  const browser = await buyer()
  const { signingUrl } = await apply(browser, 'signing')
  expect((await browser.api.getBooking()).payment).toMatchObject({ credit: 0, due: 249 })
  await openSandboxPages(server).press(signingUrl, 'accept')
  await signed(browser)
  const { booking } = await browser.api.saveBooking()
  expect(figures(booking?.payment)).toEqual(PAID)
})

it('RC-22 so is one whose data could not be saved, because the bank has approved it', async () => {
  const browser = await buyer()
  await book(browser, PERSONS.booked)
  const { booking } = await browser.api.saveBooking()
  expect(figures(booking?.payment)).toEqual(PAID)
})

it('RC-22 a credit that was signed after the booking was saved is added to it, and both are told', async () => {
  const browser = await buyer()
  const { signingUrl } = await apply(browser, 'signing')
  const { booking, bookingKey } = await browser.api.saveBooking()
  // The visitor left the signing and chose to pay at the workshop.
  expect(booking?.payment).toEqual({ paid: 0, credit: 0, due: 249, refund: 0 })
  await mails()
  await openSandboxPages(server).press(signingUrl, 'accept')
  await signed(browser)
  const { customer, workshop } = await mails()
  for (const text of [customer, workshop]) expect(text).toMatch(/Luotolla:? 249,00\s€/)
  const later = await opened(server, bookingKey ?? '')
  expect(figures((await later.api.getBooking()).payment)).toEqual(PAID)
})

it('RC-22 a credit that the bank considers is pending, until its notice: the server asks the bank and adds it', async () => {
  let applied: CreditApplication | null = null
  let decision: Partial<BankAnswer> = {}
  const bank = bankOf(server)
  const at = withBank({
    bookPayment: (application) => {
      applied = application
      return bank.bookPayment(application)
    },
    bookSignedPayment: async (id) => ({ ...(await bank.bookSignedPayment(id)), ...decision }),
  })
  const browser = await buyer(at)
  await apply(browser, 'frozen')
  const { booking } = await browser.api.saveBooking()
  expect(booking?.payment).toEqual({ paid: 0, credit: 0, due: 249, refund: 0, credit_pending: true })
  const { customer, workshop } = await mails()
  for (const text of [customer, workshop]) expect(text).toMatch(/Luotto:? odottaa vahvistusta/)
  const { callbackUrl } = Object(applied)
  expect(callbackUrl).toMatch(/^http:\/\/localhost\/ServiceBooking\/rest\/payment\/credit\/notice\?reference=.{43}$/)
  const notify = (url: string) => at.app.fetch(new Request(url, { method: 'POST' }))
  // The bank has not decided yet, and a stranger does not know the reference.
  for (const url of [callbackUrl, callbackUrl.replace(/.{43}$/, 'x'.repeat(43))])
    expect((await notify(url)).status).toBe(204)
  expect(await mails()).toEqual({ customer: '', workshop: '' })
  decision = { status: 'BOOKED' }
  for (let time = 0; time < 2; time++) expect((await notify(callbackUrl)).status).toBe(204)
  const told = await mails()
  for (const text of Object.values(told)) expect(text.match(/Luotolla:? 249,00\s€/g)).toHaveLength(1)
})

it('RC-22 a credit without an answer is pending after the return, and the server goes on asking the bank', async () => {
  let isDown = true
  const bank = bankOf(server)
  const bookSignedPayment: CreditBank['bookSignedPayment'] = (id) =>
    isDown ? Promise.reject(new OutcomeUnknown('no answer')) : bank.bookSignedPayment(id)
  const logged: string[] = []
  const log = { info: () => undefined, error: (message: string) => void logged.push(message) }
  const browser = await buyer(withBank({ bookSignedPayment }, log))
  const { paymentId, signingUrl } = await apply(browser, 'signing')
  await openSandboxPages(server).press(signingUrl, 'accept')
  await expect(signed(browser)).rejects.toMatchObject({ status: 503 })
  expect(logged).toEqual([expect.stringMatching(/^POST .*signed/)])
  const { booking } = await browser.api.saveBooking()
  expect(booking?.payment).toMatchObject({ credit: 0, due: 249, credit_pending: true })
  isDown = false
  // As the purge does, once the application is five minutes old.
  await server.db.execute(
    sql`update payment set created_at = created_at - interval '6 minutes' where id = ${String(paymentId)}`,
  )
  const { db, now } = server.options
  const creditBank = { ...bank, bookSignedPayment }
  await askOpenCredit({ db, now, visits: BOOKINGS_ONLY, creditBank, tell: () => undefined }, log)
  expect((await mails()).customer).toMatch(/Luotolla:? 249,00\s€/)
})

it('RC-22 a denied credit leaves the booking to be paid at the workshop, also after an approved one of another booking', async () => {
  const browser = await buyer()
  await book(browser, PERSONS.denied)
  const { booking } = await browser.api.saveBooking()
  expect(booking?.payment).toEqual({ paid: 0, credit: 0, due: 249, refund: 0 })
})
