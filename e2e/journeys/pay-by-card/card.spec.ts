import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/access'
import { savedBookings } from '../../harness/api'
import { reload, openAddress } from '../../harness/reload'
import { expect, test } from '../../harness/test'
import { somebody } from '../../pages/customer-step'
import { Payments } from '../../pages/payments'
import { Sandbox } from '../../pages/sandbox'
import { Visitor } from '../../pages/visitor'

const tag = ['@pay-by-card', '@enter-customer']

/** Fills the customer details and opens the payment provider's page. */
async function atPayment(page: Page) {
  const visitor = new Visitor(page)
  const [person, payments, sandbox] = [somebody(), new Payments(page), new Sandbox(page)]
  await visitor.startsAt('customer')
  await visitor.customer.fill(person)
  await payments.openCard.click()
  await expect(payments.payByCard).toHaveText(/249,00\s€/)
  await payments.payByCard.click()
  await expect(sandbox.payment).toBeVisible()
  await expect(page.getByText(/^249,00\s€$/)).toBeVisible()
  return { visitor, person, payments, sandbox }
}

test(
  'API-01 saves a booking after a card payment, also with a reload between them',
  { tag: [...tag, '@quick'] },
  async ({ page, server }) => {
    const { visitor, person, payments, sandbox } = await atPayment(page)
    await expectAccessible(page, 'the payment page')
    await sandbox.pay.click()
    await visitor.sees('customer')
    await expect(payments.paid).toBeInViewport()
    await expect(page).toHaveURL(/\/huolto$/)
    await expectAccessible(page, 'a paid booking')
    await reload(page)
    await expect(payments.paid).toBeVisible()
    await expect(payments.openCard).toHaveCount(0)
    await expect(visitor.customer.email).toHaveValue(person.email)
    await visitor.customer.send.click()
    await visitor.sees('thanks')
    expect(await savedBookings(server, person.email)).toHaveLength(1)
  },
)

test(
  'API-01 keeps the details when the visitor cancels the payment, and accepts a later payment',
  { tag: [...tag, '@desktop'] },
  async ({ page, allow }) => {
    const { visitor, person, payments, sandbox } = await atPayment(page)
    await sandbox.giveUp.click()
    // The card is still chosen, so its button stands in place of the one that sends.
    await expect(visitor.shell.step('customer')).toBeVisible()
    await expect(page.getByText('Maksua ei tehty')).toBeInViewport()
    await expect(visitor.customer.email).toHaveValue(person.email)
    await expectAccessible(page, 'a payment given up')

    // Return parameters that the provider did not sign are refused.
    allow.status(400, 404)
    for (const [search, words] of [
      ['RETURN_CODE=0&ORDER_NUMBER=x&AUTHCODE=y', 'Maksu ei kuulu tähän varaukseen'],
      ['RETURN_CODE=0&RETURN_CODE=1&ORDER_NUMBER=x&AUTHCODE=y', 'Maksua ei voitu vahvistaa'],
    ] as const) {
      await openAddress(page, `/huolto?${search}`)
      await expect(page.getByText(words)).toBeVisible()
      await expect(page).toHaveURL(/\/huolto$/)
    }

    await payments.openCard.click()
    await payments.payByCard.click()
    // After Back from the provider's page, nothing is paid and the details are kept.
    await expect(sandbox.payment).toBeVisible()
    await page.goBack()
    await expect(visitor.shell.step('customer')).toBeVisible()
    await expect(visitor.customer.email).toHaveValue(person.email)
    await expect(payments.paid).toHaveCount(0)
    await page.goForward()
    await sandbox.pay.click()
    await expect(payments.paid).toBeInViewport()
  },
)
