import type { Locator, Page } from '@playwright/test'
import { expectAccessible, showScheme } from '../../harness/access'
import { savedBookings } from '../../harness/api'
import { prominenceOf } from '../../harness/prominence'
import { openAddress } from '../../harness/reload'
import { expect, test } from '../../harness/test'
import { somebody, type Person } from '../../pages/customer-step'
import { APPLICANTS, Payments } from '../../pages/payments'
import { Sandbox } from '../../pages/sandbox'
import { Visitor } from '../../pages/visitor'

const tag = ['@apply-credit', '@enter-customer']
const SIGNING_PAGE = /^http:\/\/127\.0\.0\.1:\d+\/credit-bank\/sign\?payment=[\w-]+$/

/** Opens the customer step and fills the details. */
async function atCustomerStep(page: Page) {
  const visitor = new Visitor(page)
  const person = somebody()
  await visitor.startsAt('customer')
  await visitor.customer.fill(person)
  return { visitor, person, payments: new Payments(page), sandbox: new Sandbox(page) }
}
/** Opens the customer step, applies for credit and waits for the bank's page. */
async function atSigning(page: Page, governmentId: string) {
  const found = await atCustomerStep(page)
  const home = new URL(page.url()).origin
  await found.payments.applyAs(governmentId)
  await expect(found.sandbox.signing).toBeVisible()
  expect(page.url()).toMatch(SIGNING_PAGE)
  expect(new URL(page.url()).origin).not.toBe(home)
  return found
}
/** Expects the customer step with all typed details. */
async function keeps(visitor: Visitor, person: Person): Promise<void> {
  await visitor.sees('customer')
  await expect(visitor.customer.email).toHaveValue(person.email)
  await expect(visitor.customer.lastName).toHaveValue(person.lastName)
  await expect(visitor.page).toHaveURL(/\/huolto$/)
}

for (const governmentId of [APPLICANTS.accepted, APPLICANTS.newAccount])
  test(
    `CR-05 CR-06 CR-08 books with credit after applicant ${governmentId} has signed at the bank`,
    { tag: [...tag, ...(governmentId === APPLICANTS.accepted ? ['@quick'] : ['@desktop'])] },
    async ({ page, server }) => {
      const { visitor, person, payments, sandbox } = await atSigning(page, governmentId)
      await expectAccessible(page, 'the signing page')
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
      await sandbox.sign.click()
      await keeps(visitor, person)
      await expect(payments.confirmed).toBeVisible()
      await expectAccessible(page, 'a confirmed credit')
      // Reading 36: neither the page nor its storage contains the identity number any more.
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.body.innerHTML]),
      )
      expect(kept).not.toContain(governmentId)
      await visitor.customer.send.click()
      await visitor.sees('thanks')
      expect(await savedBookings(server, person.email)).toHaveLength(1)
    },
  )

for (const [governmentId, message] of [
  [APPLICANTS.denied, /Hakemusta ei hyväksytty/],
  [APPLICANTS.frozen, /Hakemuksesi on käsittelyssä/],
] as const)
  test(
    `CR-06 shows the decision on applicant ${governmentId} at once, and books without credit`,
    { tag: [...tag, '@desktop'] },
    async ({ page, server }) => {
      const { visitor, person, payments } = await atCustomerStep(page)
      await payments.applyAs(governmentId)
      await expect(page.getByText(message)).toBeVisible()
      await expectAccessible(page, `credit of ${governmentId}`)
      await visitor.customer.send.click()
      await visitor.sees('thanks')
      expect(await savedBookings(server, person.email)).toHaveLength(1)
    },
  )

test(
  'CR-06 keeps the details, shows an error and allows a new application after the visitor rejects the signing',
  { tag },
  async ({ page }) => {
    const { visitor, person, payments, sandbox } = await atSigning(page, APPLICANTS.accepted)
    await sandbox.reject.click()
    await keeps(visitor, person)
    await expect(payments.failed).toBeVisible()
    await expectAccessible(page, 'a failed signing')
    await expect(visitor.customer.send).toBeEnabled()
    await payments.openCredit.check()
    await payments.governmentId.fill('123456-1234')
    await payments.governmentId.press('Tab')
    // Announced too, because the field was filled when it was left.
    await expect(page.getByRole('main').getByText(/^Tarkista henkilötunnus/)).toBeVisible()
    await expect(page.getByText(/\/kk, 12 erää$/)).toBeVisible()
    await expectAccessible(page, 'an application with a fault')
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  },
)

test(
  'CR-06 keeps the application unsigned after Back from the signing page, and lets the visitor return to sign',
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
    // Going back to the signed page redirects to the booking and does not sign twice.
    await page.goBack()
    await expect(payments.confirmed).toBeVisible()
  },
)

test(
  'CR-06 reading 14: ignores a signing outcome in the address that the bank does not confirm',
  { tag: [...tag, '@desktop'] },
  async ({ page, allow }) => {
    // The server responds with 404 if there is no application or the bank has denied it.
    allow.status(404)
    const { visitor, person, payments } = await atCustomerStep(page)
    await expect(visitor.customer.saved).toBeVisible()
    await openAddress(page, '/huolto?signing=success')
    await keeps(visitor, person)
    await expect(payments.failed).toBeVisible()
    await payments.applyAs(APPLICANTS.denied)
    await expect(page.getByText(/Hakemusta ei hyväksytty/)).toBeVisible()
    for (const search of ['signing=success', 'signing=success&signing=success']) {
      await openAddress(page, `/huolto?${search}`)
      await expect(payments.failed).toBeVisible()
      await expect(payments.confirmed).toHaveCount(0)
    }
    // Contradictory and unknown values have no effect.
    for (const search of ['signing=success&signing=failure', 'signing=maybe']) {
      await openAddress(page, `/huolto?${search}`)
      await keeps(visitor, person)
      await expect(payments.openCredit).toBeVisible()
      await expect(payments.confirmed.or(payments.failed)).toHaveCount(0)
    }
  },
)

/** Expects the warning to be as large, as bold and as legible as any text of the offer. */
async function expectProminentWarning(...offer: readonly Locator[]): Promise<void> {
  const texts = (await Promise.all(offer.map(prominenceOf))).flat()
  const warning = texts.find(({ text }) => text === 'Huomio! Lainan ottaminen maksaa rahaa.')
  expect(warning).toBeDefined()
  expect(texts.length).toBeGreaterThan(4)
  for (const { text, ...one } of texts)
    for (const measure of ['size', 'weight', 'contrast'] as const)
      expect(one[measure], `${measure} of '${text}'`).toBeLessThanOrEqual(warning?.[measure] ?? 0)
}

test(
  'LW-06 the warning of the credit is as prominent as its offer, in both schemes',
  { tag: [...tag, '@quick'] },
  async ({ page }) => {
    const visitor = new Visitor(page)
    await visitor.startsAt('services')
    const ad = page.getByRole('region', { name: 'Maksa huolto huoltotilillä' })
    await expect(ad).toBeVisible()
    for (const scheme of ['dark', 'light'] as const) {
      await showScheme(page, scheme)
      await expectProminentWarning(ad)
    }
    await visitor.startsAt('customer')
    const payments = new Payments(page)
    await payments.openCredit.click()
    await expect(payments.credit.getByText('Maksuerä', { exact: true })).toBeVisible()
    for (const scheme of ['dark', 'light'] as const) {
      await showScheme(page, scheme)
      await expectProminentWarning(ad, payments.credit.locator('dl'))
    }
  },
)
