import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/access'
import { reload } from '../../harness/reload'
import { expect, test } from '../../harness/test'
import { somebody } from '../../pages/customer-step'
import { APPLICANTS, Payments } from '../../pages/payments'
import { Sandbox } from '../../pages/sandbox'
import { Visitor } from '../../pages/visitor'

const tag = ['@pay-by-card', '@apply-credit', '@process']
const CARD = 'Tässä välilehdessä ei näy, onnistuiko korttimaksusi'
const CREDIT = 'Tässä välilehdessä ei näy, miten huoltotilin haku päättyi'

/** Fills the customer details, so that a payment can begin. */
async function atCustomer(page: Page): Promise<Visitor> {
  const visitor = new Visitor(page)
  await visitor.startsAt('customer')
  await visitor.customer.fill(somebody())
  return visitor
}

/** The tab without the booking says what it does not know, and where to go on. */
async function expectAnswer(page: Page, title: string): Promise<void> {
  await expect(page.getByText(title)).toBeInViewport({ ratio: 1 })
  await expect(page.getByText(/^Jos varauksesi on auki toisessa välilehdessä, jatka siellä\./)).toBeVisible()
  await expect(page.getByRole('alert').getByRole('link', { name: /^09 555/ })).toBeVisible()
  await expect(page).toHaveURL(/\/huolto$/)
  await expectAccessible(page, title)
}

test(
  'RC-23 answers a card payment that returns to another tab, and pays it no second time in the first',
  { tag },
  async ({ page, context, allow }) => {
    const visitor = await atCustomer(page)
    const [payments, sandbox] = [new Payments(page), new Sandbox(page)]
    await payments.openCard.click()
    await payments.payByCard.click()
    await expect(sandbox.payment).toBeVisible()
    // As the app of a bank does, which opens the page in a tab of its own.
    const other = await context.newPage()
    await other.goto(page.url())
    await new Sandbox(other).pay.click()
    await expectAnswer(other, CARD)
    await reload(other)
    await expectAnswer(other, CARD)

    await page.goBack()
    await expect(visitor.shell.step('customer')).toBeVisible()
    allow.status(409)
    await payments.payByCard.click()
    await expect(payments.paid).toBeInViewport()
  },
)

test(
  'RC-23 answers a signing that returns to another tab, and the first one asks the bank',
  { tag },
  async ({ page, context }) => {
    const visitor = await atCustomer(page)
    const payments = new Payments(page)
    await payments.applyAs(APPLICANTS.accepted)
    await expect(new Sandbox(page).signing).toBeVisible()
    const other = await context.newPage()
    await other.goto(page.url())
    await new Sandbox(other).sign.click()
    await expectAnswer(other, CREDIT)

    await page.goBack()
    await visitor.sees('customer')
    await expect(payments.confirmed).toBeVisible()
  },
)

test('RC-23 answers a return at the first step of a session without a booking', { tag }, async ({ page, allow }) => {
  await page.goto('/huolto')
  await new Visitor(page).sees('vehicle')
  allow.status(404)
  await page.goto('/huolto?RETURN_CODE=0&ORDER_NUMBER=x&AUTHCODE=y')
  await expectAnswer(page, CARD)
})
