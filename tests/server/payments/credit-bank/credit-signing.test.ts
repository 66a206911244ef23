import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Identifier } from '#shared/api/nouns/lenient'
import type { TestBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { PERSONS } from '#tests/fixtures/credit-application'
import { book, buyer } from '#tests/harness/visitors/credit-buyer'
import { openSandboxPages } from '#tests/harness/servers/sandbox-site'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

describe('signing at the bank', () => {
  const ask = (browser: TestBrowser, value: Identifier | null) =>
    browser.api.bookSignedPayment({ query: {}, body: { value } })
  const sign = async (signingUrl: string | null, outcome: 'accept' | 'reject'): Promise<string | null> => {
    const response = await openSandboxPages(server).press(signingUrl, outcome)
    expect(response.status).toBe(303)
    return response.headers.get('Location')
  }

  it('CR-06 reading 14: book-signed-payment returns SIGNING, then BOOKED after the signature, and keeps it', async () => {
    const browser = await buyer(server.app)
    const { paymentId, signingUrl } = await book(browser, PERSONS.signing)
    expect(await ask(browser, paymentId)).toMatchObject({ bookPaymentStatus: 'SIGNING', customer: null })
    expect(await sign(signingUrl, 'accept')).toBe('http://localhost/huolto?signing=success')
    expect(await ask(browser, paymentId)).toMatchObject({ bookPaymentStatus: 'BOOKED', approvedAmount: 500 })
    // Two concurrent calls, as from a reload and a second tab.
    const both = await Promise.all([ask(browser, paymentId), ask(browser, paymentId)])
    expect(both.map((answer) => answer.bookPaymentStatus)).toEqual(['BOOKED', 'BOOKED'])
    // Returning to the signing page and rejecting has no effect any more.
    expect(await sign(signingUrl, 'reject')).toBe('http://localhost/huolto?signing=success')
    expect(await ask(browser, null)).toMatchObject({ paymentId, bookPaymentStatus: 'BOOKED' })
  })

  it('CR-06 a rejected signature is DENIED, with nothing approved', async () => {
    const browser = await buyer(server.app)
    const { paymentId, signingUrl } = await book(browser, PERSONS.signing)
    expect(await sign(signingUrl, 'reject')).toBe('http://localhost/huolto?signing=failure')
    expect(await ask(browser, paymentId)).toMatchObject({ bookPaymentStatus: 'DENIED', approvedAmount: 0 })
  })

  it('CR-06 refuses payments of another session', async () => {
    const [browser, stranger] = [await buyer(server.app), await buyer(server.app)]
    const { paymentId } = await book(browser, PERSONS.booked)
    const unknown = { status: 404, code: 'UNKNOWN_PAYMENT' }
    await expect(ask(stranger, paymentId)).rejects.toMatchObject(unknown)
    await expect(ask(stranger, null)).rejects.toMatchObject(unknown)
    const saved = stranger.api.saveCreditData({ query: { id: paymentId, amount: 500, contractType: 'NEW' } })
    await expect(saved).rejects.toMatchObject(unknown)
  })

  it('API-01 save-credit-data stores the credit, and approve-credit approves it only after the bank has booked it', async () => {
    const browser = await buyer(server.app)
    const { api } = browser
    await expect(api.approveCredit()).rejects.toMatchObject({ status: 409, code: 'CREDIT_MISSING' })
    const { paymentId: id, signingUrl } = await book(browser, PERSONS.signing)
    const save = (amount: number) => api.saveCreditData({ query: { id, amount, contractType: 'NEW' } })
    await expect(save(500.01)).rejects.toMatchObject({ status: 400, code: 'BAD_AMOUNT' })
    await save(500)
    await expect(api.approveCredit()).rejects.toMatchObject({ status: 409, code: 'CREDIT_NOT_APPROVED' })
    await sign(signingUrl, 'accept')
    await api.approveCredit()
    const approved = async (): Promise<unknown> =>
      Object(await server.db.execute(sql`select * from credit_data where payment_id = ${id}`)).rows[0]
    const first = await approved()
    expect(first).toMatchObject({ amount_cents: 50_000, contract_type: 'NEW', approved_at: expect.anything() })
    await api.approveCredit()
    await save(500)
    expect(await approved()).toEqual(first)
    await save(400)
    expect(await approved()).toMatchObject({ amount_cents: 40_000, approved_at: null })
  })
})
