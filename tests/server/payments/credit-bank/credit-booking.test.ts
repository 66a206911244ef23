import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app/app'
import type { CreditApplication } from '#server/providers/credit-bank'
import { openBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { completeVisitor } from '#tests/harness/visitors/booked-visitor'
import { application, PERSONS } from '#tests/fixtures/credit-application'
import { bankOf, book, buyer } from '#tests/harness/visitors/credit-buyer'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

describe('book-payment', () => {
  it.each([
    ['booked', 'BOOKED', 500],
    ['finalized', 'FINALIZED', 500],
    ['frozen', 'FROZEN', 500],
    ['denied', 'DENIED', 0],
    ['rejected', 'DENIED', 0],
    ['held', 'FROZEN', 500],
  ] as const)('CR-05 returns for %s the status %s without a signing URL', async (person, status, approvedAmount) => {
    const result = await book(await buyer(server.app), PERSONS[person])
    expect(result).toMatchObject({ bookPaymentStatus: status, approvedAmount, signingUrl: null })
  })

  it.each([PERSONS.accepted, PERSONS.newAccount, '150575-9014'])(
    'CR-05 returns for %s a signing URL at the bank',
    async (id) => {
      const result = await book(await buyer(server.app), id)
      expect(result).toMatchObject({ bookPaymentStatus: 'SIGNING', approvedAmount: 500 })
      const url = new URL(result.signingUrl ?? '')
      expect([url.origin, url.pathname]).toEqual(['http://127.0.0.1:3001', '/credit-bank/sign'])
      expect(url.searchParams.get('payment')).toBe(result.paymentId)
    },
  )

  it('CR-05 requires a signature if the request sets forceSigning', async () => {
    const signing = { successUrl: 'http://localhost/huolto', failUrl: 'http://localhost/huolto', forceSigning: true }
    expect(await book(await buyer(server.app), PERSONS.booked, { signing })).toMatchObject({
      bookPaymentStatus: 'SIGNING',
    })
  })

  it('RC-10 offers no credit for an enquiry for a day', async () => {
    const browser = await completeVisitor(server)
    await browser.api.saveLead({ query: { leadDate: '2026-12-01' } })
    await expect(book(browser, PERSONS.booked)).rejects.toMatchObject({ status: 409, code: 'CREDIT_NOT_OFFERED' })
  })

  it('CR-07 reading 27: passes the bank’s refusal message on to the customer', async () => {
    const { send } = await buyer(server.app)
    const response = await send('POST', '/credit-bank/book-payment', { body: application(PERSONS.refused) })
    expect(response.status).toBe(409)
    expect(await response.json()).toEqual({
      code: 'BANK_REFUSED',
      message: 'bank error 10 CREDITAPPLICATION_FAILED',
      userErrorMessage: 'Luottohakemusta ei voitu käsitellä. Voit maksaa toimipisteessä.',
    })
  })

  it('reading 34, reading 36: sends the server’s own sums and the government id to the bank, and stores or returns no id', async () => {
    const asked: CreditApplication[] = []
    const sandbox = bankOf(server)
    const app = createApp({
      ...server.options,
      creditBank: {
        ...sandbox,
        bookPayment: (application) => {
          asked.push(application)
          return sandbox.bookPayment(application)
        },
      },
    })
    const browser = await buyer({ fetch: (request) => app.fetch(request, '198.51.100.7') })
    const result = await book(browser, ` ${PERSONS.signing.toLowerCase()} `, {
      signing: {
        successUrl: 'http://localhost/huolto?a=1&signing=success#osa',
        failUrl: 'http://localhost/huolto?signing=failure',
        forceSigning: false,
      },
    })
    expect(asked).toEqual([
      expect.objectContaining({
        customerIpAddress: '198.51.100.7',
        totalCents: 24_900,
        totalVatCents: 5_059,
        creditCents: 50_000,
        lines: [{ description: 'Perushuolto (öljynvaihtohuolto)', totalCents: 24_900 }],
        storeId: '1',
        successUrl: 'http://localhost/huolto?a=1&signing=success',
        customer: expect.objectContaining({ governmentId: PERSONS.signing }),
      }),
    ])
    expect(result.customer).toMatchObject({ governmentId: null, contactGovernmentId: null, email: 'aino@example.fi' })
    const tables = ['payment', 'credit_data', 'sandbox_bank_payment', 'session', 'booking', 'outbox']
    const dump = await Promise.all(tables.map((name) => server.db.execute(sql`select * from ${sql.identifier(name)}`)))
    expect(JSON.stringify(dump)).toContain(result.paymentId)
    expect(JSON.stringify(dump).toUpperCase()).not.toContain(PERSONS.signing)
  })

  it('reading 15: is refused if no credit is offered for the price or nothing is to pay', async () => {
    const refused = { status: 409, code: 'CREDIT_NOT_OFFERED' }
    await expect(book(await buyer(server.app, 1501), PERSONS.booked)).rejects.toMatchObject(refused)
    await expect(book(await openBrowser(server.app), PERSONS.booked)).rejects.toMatchObject(refused)
  })

  const signing = (successUrl: string, failUrl = 'http://localhost/huolto') => ({
    signing: { successUrl, failUrl, forceSigning: false },
  })
  it.each([
    ['BAD_GOVERNMENT_ID', '010190-12345', {}],
    ['BAD_GOVERNMENT_ID', '320180-9004', {}],
    ['BAD_EMAIL', PERSONS.booked, { customer: { ...application(PERSONS.booked).customer, email: 'aino@' } }],
    ['UNKNOWN_PAYMENT_METHOD', PERSONS.booked, { paymentData: { paymentMethodId: 'GIFT', customerIpAddress: null } }],
    ['FOREIGN_ADDRESS', PERSONS.booked, signing('https://evil.example/huolto')],
    ['FOREIGN_ADDRESS', PERSONS.booked, signing('https://localhost/huolto')],
    ['FOREIGN_ADDRESS', PERSONS.booked, signing('http://localhost/huolto', 'http://localhost@evil.example/')],
    ['FOREIGN_ADDRESS', PERSONS.booked, signing('javascript:alert(1)')],
    ['FOREIGN_ADDRESS', PERSONS.booked, signing('/huolto')],
    ['TOO_LONG', PERSONS.booked, { metaData: [{ key: 'x'.repeat(201), value: '' }] }],
    ['TOO_MANY', PERSONS.booked, { metaData: Array.from({ length: 21 }, () => ({ key: 'a', value: 'b' })) }],
  ])('is refused with %s, without repeating input in the response', async (code, governmentId, changes) => {
    const { send } = await buyer(server.app)
    const response = await send('POST', '/credit-bank/book-payment', { body: application(governmentId, changes) })
    const body = await response.text()
    expect([response.status, JSON.parse(body).code]).toEqual([400, code])
    expect(body).not.toMatch(/\d{6}|evil/)
  })

  it('limits the applications of a session', async () => {
    const browser = await buyer(server.app)
    for (let time = 0; time < 10; time++) await book(browser, PERSONS.denied)
    await expect(book(browser, PERSONS.booked)).rejects.toMatchObject({ status: 429, code: 'TOO_OFTEN' })
  })
})
