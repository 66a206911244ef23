import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/access'
import { savedBookings } from '../harness/api'
import { expect, test } from '../harness/test'
import { somebody, type Person } from '../pages/customer-step'
import { APPLICANTS, Payments } from '../pages/payments'
import { Sandbox } from '../pages/sandbox'
import { Visitor } from '../pages/visitor'

const tag = ['@apply-credit', '@enter-customer']
const SIGNING_PAGE = /^http:\/\/127\.0\.0\.1:\d+\/credit-bank\/sign\?payment=[\w-]+$/

/** A visitor at the customer step, with their own details given. */
async function atCustomerStep(page: Page) {
  const visitor = new Visitor(page)
  const person = somebody()
  await visitor.startsAt('customer')
  await visitor.customer.fill(person)
  return { visitor, person, payments: new Payments(page), sandbox: new Sandbox(page) }
}
/** The same, on the bank's page. */
async function atSigning(page: Page, governmentId: string) {
  const found = await atCustomerStep(page)
  const home = new URL(page.url()).origin
  await found.payments.applyAs(governmentId, found.person)
  await expect(found.sandbox.signing).toBeVisible()
  expect(page.url()).toMatch(SIGNING_PAGE)
  expect(new URL(page.url()).origin).not.toBe(home)
  return found
}
/** Nothing that was typed was lost on the way. */
async function keeps(visitor: Visitor, person: Person): Promise<void> {
  await visitor.sees('customer')
  await expect(visitor.customer.email).toHaveValue(person.email)
  await expect(visitor.customer.lastName).toHaveValue(person.lastName)
  await expect(visitor.page).toHaveURL(/\/huolto$/)
}

for (const governmentId of [APPLICANTS.accepted, APPLICANTS.newAccount])
  test(
    `CR-05 CR-06 CR-08 ${governmentId} signs at the bank, comes back and books with credit`,
    { tag: [...tag, ...(governmentId === APPLICANTS.accepted ? ['@quick'] : ['@desktop'])] },
    async ({ page, server }) => {
      const { visitor, person, payments, sandbox } = await atSigning(page, governmentId)
      await expectAccessible(page, 'the signing page')
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
      await sandbox.sign.click()
      await keeps(visitor, person)
      await expect(payments.confirmed).toBeVisible()
      await expectAccessible(page, 'a confirmed credit')
      // READINGS-36: the page knows nothing of the id any more, and it is in no address.
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.body.innerHTML]),
      )
      expect(kept).not.toContain(governmentId)
      await visitor.customer.send.click()
      await visitor.sees('thanks')
      expect(await savedBookings(server, person.email)).toHaveLength(1)
    },
  )

for (const [governmentId, said] of [
  [APPLICANTS.denied, /Hakemusta ei hyväksytty/],
  [APPLICANTS.frozen, /Hakemuksesi on käsittelyssä/],
] as const)
  test(
    `CR-06 ${governmentId} is told so at once, and books without credit`,
    { tag: [...tag, '@desktop'] },
    async ({ page, server }) => {
      const { visitor, person, payments } = await atCustomerStep(page)
      await payments.applyAs(governmentId, person)
      await expect(page.getByText(said)).toBeVisible()
      await expectAccessible(page, `credit of ${governmentId}`)
      await visitor.customer.send.click()
      await visitor.sees('thanks')
      expect(await savedBookings(server, person.email)).toHaveLength(1)
    },
  )

test(
  'CR-06 who rejects comes back to a red banner with everything kept, and may apply again',
  { tag },
  async ({ page }) => {
    const { visitor, person, payments, sandbox } = await atSigning(page, APPLICANTS.accepted)
    await sandbox.reject.click()
    await keeps(visitor, person)
    await expect(payments.failed).toBeVisible()
    await expectAccessible(page, 'a failed signing')
    await expect(visitor.customer.send).toBeEnabled()
    await payments.openCredit.click()
    await payments.governmentId.fill('123456-1234')
    await payments.governmentId.press('Tab')
    await expect(page.getByText(/^Tarkista henkilötunnus/)).toBeVisible()
    await expect(page.getByText(/\/kk, 12 kk$/)).toBeVisible()
    await expectAccessible(page, 'an application with a fault')
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  },
)

test(
  'CR-06 Back from the signing page: not signed yet, and the way there is still open',
  { tag: [...tag, '@desktop'] },
  async ({ page }) => {
    const { visitor, person, payments, sandbox } = await atSigning(page, APPLICANTS.accepted)
    await page.goBack()
    await keeps(visitor, person)
    await expect(page.getByText('Hakemus odottaa allekirjoitustasi.')).toBeVisible()
    await expect(payments.confirmed).toHaveCount(0)
    await page.getByRole('button', { name: 'Siirry allekirjoittamaan' }).click()
    await sandbox.sign.click()
    await expect(payments.confirmed).toBeVisible()
    // Back once more, to a page that was signed: it is sent on, and nothing is signed twice.
    await page.goBack()
    await expect(payments.confirmed).toBeVisible()
  },
)

test(
  'CR-06 READINGS-14 an address that tells what the bank does not say is not believed',
  { tag: ['@quick', ...tag, '@desktop'] },
  async ({ page, allow }) => {
    // There is no application to ask about, or the bank has denied it.
    allow.status(404)
    const { visitor, person, payments } = await atCustomerStep(page)
    await expect(visitor.customer.saved).toBeVisible()
    await page.goto('/huolto?signing=success')
    await keeps(visitor, person)
    await expect(payments.failed).toBeVisible()
    await payments.applyAs(APPLICANTS.denied, person)
    await expect(page.getByText(/Hakemusta ei hyväksytty/)).toBeVisible()
    for (const search of ['signing=success', 'signing=success&signing=success']) {
      await page.goto(`/huolto?${search}`)
      await expect(payments.failed).toBeVisible()
      await expect(payments.confirmed).toHaveCount(0)
    }
    // Both values at once, and one that there is not, say nothing at all.
    for (const search of ['signing=success&signing=failure', 'signing=maybe']) {
      await page.goto(`/huolto?${search}`)
      await keeps(visitor, person)
      await expect(payments.openCredit).toBeVisible()
      await expect(payments.confirmed.or(payments.failed)).toHaveCount(0)
    }
  },
)
