import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app'
import { createSandboxPages } from '#server/sandbox-pages'
import type { CreditApplication } from '#server/providers/credit-bank'
import { sandboxCreditBank } from '#server/providers/credit-bank-sandbox'
import { openBrowser, type TestBrowser } from '#tests/harness/http-client'
import { createTestApp, type TestApp } from '#tests/harness/server-app'
import { application } from './credit-application'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const PERSONS = {
  booked: '010594Y9032',
  signing: '020594X903P',
  denied: '030594W903B',
  frozen: '040594V9030',
  refused: '050594U903M',
  finalized: '010516B903X',
}
const inDefault = { stage: 'DEFAULT' }
const rowsOf = async (table: string): Promise<Record<string, unknown>[]> =>
  Object(await server.db.execute(sql`select * from ${sql.raw(table)}`)).rows

/** A visitor whose booking costs so much: 249 euros by default. */
async function buyer(productId = 101): Promise<TestBrowser> {
  const browser = await openBrowser(server.app)
  await browser.api.addProductsToCart({
    query: inDefault,
    body: [{ productId, amount: 1, provider: 'WORKSHOP' }],
  })
  return browser
}
const book = ({ api }: TestBrowser, governmentId: string, changes: Parameters<typeof application>[1] = {}) =>
  api.bookPayment({ query: {}, body: application(governmentId, changes) })

describe('what the credit bank offers', () => {
  it('API-01 ip-address answers the address the caller is seen at', async () => {
    const { api, send } = await openBrowser(server.app)
    expect(await api.ipAddress()).toEqual({ value: '127.0.0.1' })
    const claimed = await send('GET', '/credit-bank/ip-address', { headers: { 'X-Forwarded-For': '192.0.2.1' } })
    expect(await claimed.json()).toEqual({ value: '127.0.0.1' })
  })

  it('API-01 payment-methods are those whose limits the amount is within', async () => {
    const { api } = await openBrowser(server.app)
    const ids = async (amount: number) =>
      (await api.creditPaymentMethods({ query: { amount } })).map((method) => method.id)
    expect(await ids(500)).toEqual(['NEWACCOUNT', 'COMPANYINVOICE'])
    expect(await ids(5000.01)).toEqual(['NEWACCOUNT'])
    expect(await ids(299.99)).toEqual([])
    const [account] = await api.creditPaymentMethods({ query: { amount: 1500, organizationId: 2 } })
    expect(account).toMatchObject({ customerType: 'NATURAL', minLimit: 300, maxLimit: 10_000 })
    expect(account?.legalInfoLinks).toHaveLength(2)
  })

  it('API-01 amount-settings and minimum-price are the workshop own, or its parent', async () => {
    const { api } = await openBrowser(server.app)
    const settings = await api.creditAmountSettings({ query: {} })
    expect(settings[1]).toEqual({ id: 2, minPrice: 500, maxPrice: 1500, amount: 1500 })
    expect(await api.creditAmountSettings({ query: { organizationId: 2 } })).toEqual(settings)
    expect(await api.creditAmountSettings({ query: { organizationId: 3 } })).toEqual([
      { id: 11, minPrice: 200, maxPrice: 3000, amount: 3000 },
    ])
    expect(await api.creditMinimumPrice({ query: {} })).toBe(100)
    expect(await api.creditMinimumPrice({ query: { organizationId: 3 } })).toBe(200)
  })

  it('SV-12 API-01 credit-infos tell of the credit', async () => {
    const { api } = await openBrowser(server.app)
    expect(await api.creditInfos()).toEqual([
      expect.objectContaining({
        creditServiceName: 'Huoltotili',
        infoText: expect.stringContaining('12 kuukautta korotonta'),
      }),
    ])
  })

  it.each([
    ['/credit-bank/payment-methods?amount=-1', 'BAD_AMOUNT'],
    ['/credit-bank/payment-methods?amount=500&organizationId=99', 'UNKNOWN_ORGANIZATION'],
    ['/credit-bank/minimum-price?organizationId=0', 'UNKNOWN_ORGANIZATION'],
    ['/credit-bank/amount-settings?organizationId=1.5', 'UNKNOWN_ORGANIZATION'],
  ])('refuses %s with %s', async (path, code) => {
    const { send } = await openBrowser(server.app)
    const response = await send('POST', path)
    expect([response.status, (await response.json()).code]).toEqual([400, code])
  })
})

describe('book-payment', () => {
  it.each([
    ['booked', 'BOOKED', 500],
    ['finalized', 'FINALIZED', 500],
    ['frozen', 'FROZEN', 500],
    ['denied', 'DENIED', 0],
  ] as const)('CR-05 of %s is %s at once, nothing to sign', async (person, status, approvedAmount) => {
    const result = await book(await buyer(), PERSONS[person])
    expect(result).toMatchObject({ bookPaymentStatus: status, approvedAmount, signingUrl: null })
  })

  it('CR-05 of anyone else asks to sign, on this origin', async () => {
    const result = await book(await buyer(), '150575-9014')
    expect(result.bookPaymentStatus).toBe('SIGNING')
    const url = new URL(result.signingUrl ?? '')
    expect([url.origin, url.pathname]).toEqual(['http://localhost', '/sandbox/credit-bank/sign'])
    expect(url.searchParams.get('payment')).toBe(result.paymentId)
  })

  it('CR-05 asks to sign where the request insists', async () => {
    const signing = { successUrl: 'http://localhost/huolto', failUrl: 'http://localhost/huolto', forceSigning: true }
    expect(await book(await buyer(), PERSONS.booked, { signing })).toMatchObject({ bookPaymentStatus: 'SIGNING' })
  })

  it('CR-07 READINGS-27 a refusal of the bank comes with its own words for the customer', async () => {
    const { send } = await buyer()
    const response = await send('POST', '/credit-bank/book-payment', { body: application(PERSONS.refused) })
    expect(response.status).toBe(409)
    expect(await response.json()).toEqual({
      code: 'BANK_REFUSED',
      message: 'bank error 10 CREDITAPPLICATION_FAILED',
      userErrorMessage: 'Luottohakemusta ei voitu käsitellä. Ota yhteyttä asiakaspalveluun.',
    })
  })

  it('READINGS-34 READINGS-36 the bank gets the server own sums and addresses and the id; the browser and the tables no id', async () => {
    const asked: CreditApplication[] = []
    const sandbox = sandboxCreditBank(server.db)
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
    const browser = await openBrowser({ fetch: (request) => app.fetch(request, '198.51.100.7') })
    const body = [{ productId: 101, amount: 1, provider: 'WORKSHOP' }]
    await browser.api.addProductsToCart({ query: inDefault, body })
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
    const dump = await Promise.all(['payment', 'credit_data', 'sandbox_bank_payment', 'session', 'booking'].map(rowsOf))
    expect(JSON.stringify(dump)).toContain(result.paymentId)
    expect(JSON.stringify(dump).toUpperCase()).not.toContain(PERSONS.signing)
  })

  it('READINGS-15 is refused where no credit goes with the price, or there is nothing to pay', async () => {
    const refused = { status: 409, code: 'CREDIT_NOT_OFFERED' }
    await expect(book(await buyer(1501), PERSONS.booked)).rejects.toMatchObject(refused)
    await expect(book(await openBrowser(server.app), PERSONS.booked)).rejects.toMatchObject(refused)
  })

  const signing = (successUrl: string, failUrl = 'http://localhost/huolto') => ({
    signing: { successUrl, failUrl, forceSigning: false },
  })
  it.each([
    ['BAD_GOVERNMENT_ID', '010190-12345', {}],
    ['BAD_GOVERNMENT_ID', '320180-9004', {}],
    ['UNKNOWN_PAYMENT_METHOD', PERSONS.booked, { paymentData: { paymentMethodId: 'GIFT', customerIpAddress: null } }],
    ['FOREIGN_ADDRESS', PERSONS.booked, signing('https://evil.example/huolto')],
    ['FOREIGN_ADDRESS', PERSONS.booked, signing('https://localhost/huolto')],
    ['FOREIGN_ADDRESS', PERSONS.booked, signing('http://localhost/huolto', 'http://localhost@evil.example/')],
    ['FOREIGN_ADDRESS', PERSONS.booked, signing('javascript:alert(1)')],
    ['FOREIGN_ADDRESS', PERSONS.booked, signing('/huolto')],
    ['TOO_LONG', PERSONS.booked, { metaData: [{ key: 'x'.repeat(201), value: '' }] }],
    ['TOO_MANY', PERSONS.booked, { metaData: Array.from({ length: 21 }, () => ({ key: 'a', value: 'b' })) }],
  ])('is refused as %s, and repeats nothing of the input', async (code, governmentId, changes) => {
    const { send } = await buyer()
    const response = await send('POST', '/credit-bank/book-payment', { body: application(governmentId, changes) })
    const body = await response.text()
    expect([response.status, JSON.parse(body).code]).toEqual([400, code])
    expect(body).not.toMatch(/\d{6}|evil/)
  })

  it('a session can apply so often and no more', async () => {
    const browser = await buyer()
    for (let time = 0; time < 10; time++) await book(browser, PERSONS.denied)
    await expect(book(browser, PERSONS.booked)).rejects.toMatchObject({ status: 429, code: 'TOO_MANY' })
  })
})

describe('the way through signing', () => {
  const ask = (browser: TestBrowser, value: string | null) =>
    browser.api.bookSignedPayment({ query: {}, body: { value } })
  const sign = async (signingUrl: string | null, outcome: string): Promise<string | null> => {
    const url = new URL(signingUrl ?? '')
    url.searchParams.set('outcome', outcome)
    const response = await createSandboxPages(server.db)(new Request(url, { method: 'POST' }))
    expect(response.status).toBe(303)
    return response.headers.get('Location')
  }

  it('CR-06 READINGS-14 book-signed-payment says what the bank says: not yet, then booked, and stays so', async () => {
    const browser = await buyer()
    const { paymentId, signingUrl } = await book(browser, PERSONS.signing)
    expect(await ask(browser, paymentId)).toMatchObject({ bookPaymentStatus: 'SIGNING', customer: null })
    const page = await createSandboxPages(server.db)(new Request(signingUrl ?? ''))
    expect(await page.text()).toContain('ei oikea pankki')
    expect(await sign(signingUrl, 'success')).toBe('http://localhost/huolto?signing=success')
    expect(await ask(browser, paymentId)).toMatchObject({ bookPaymentStatus: 'BOOKED', approvedAmount: 500 })
    // Going back to the page and giving up changes nothing any more.
    expect(await sign(signingUrl, 'failure')).toBe('http://localhost/huolto?signing=success')
    expect(await ask(browser, null)).toMatchObject({ paymentId, bookPaymentStatus: 'BOOKED' })
  })

  it('CR-06 giving up is DENIED, with nothing approved', async () => {
    const browser = await buyer()
    const { paymentId, signingUrl } = await book(browser, PERSONS.signing)
    expect(await sign(signingUrl, 'failure')).toBe('http://localhost/huolto?signing=failure')
    expect(await ask(browser, paymentId)).toMatchObject({ bookPaymentStatus: 'DENIED', approvedAmount: 0 })
  })

  it('CR-06 knows only the payments of its own session', async () => {
    const [browser, stranger] = [await buyer(), await buyer()]
    const { paymentId } = await book(browser, PERSONS.booked)
    const unknown = { status: 404, code: 'UNKNOWN_PAYMENT' }
    await expect(ask(stranger, paymentId)).rejects.toMatchObject(unknown)
    await expect(ask(stranger, null)).rejects.toMatchObject(unknown)
    const saved = stranger.api.saveCreditData({ query: { id: paymentId, amount: 500, contractType: 'NEW' } })
    await expect(saved).rejects.toMatchObject(unknown)
  })

  it('API-01 the page of the sandbox knows no other payment', async () => {
    const response = await createSandboxPages(server.db)(
      new Request('http://localhost/sandbox/credit-bank/sign?payment=x'),
    )
    expect(response.status).toBe(404)
  })

  it('API-01 save-credit-data keeps the credit, approve-credit only what the bank has booked', async () => {
    const browser = await buyer()
    const { api } = browser
    await expect(api.approveCredit()).rejects.toMatchObject({ status: 409, code: 'CREDIT_MISSING' })
    const { paymentId: id, signingUrl } = await book(browser, PERSONS.signing)
    const save = (amount: number) => api.saveCreditData({ query: { id, amount, contractType: 'NEW' } })
    await expect(save(500.01)).rejects.toMatchObject({ status: 400, code: 'BAD_AMOUNT' })
    await save(500)
    await expect(api.approveCredit()).rejects.toMatchObject({ status: 409, code: 'CREDIT_NOT_APPROVED' })
    await sign(signingUrl, 'success')
    await api.approveCredit()
    const approved = async () => (await rowsOf('credit_data')).find((row) => row['payment_id'] === id)
    const first = await approved()
    expect(first).toMatchObject({ amount_cents: 50_000, contract_type: 'NEW', approved_at: expect.anything() })
    await api.approveCredit()
    await save(500)
    expect(await approved()).toEqual(first)
    await save(400)
    expect(await approved()).toMatchObject({ amount_cents: 40_000, approved_at: null })
  })
})
