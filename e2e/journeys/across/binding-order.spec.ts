import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../harness/access'
import { savedBookings } from '../../harness/api'
import { sellAt } from '../../harness/sell-at'
import { expect, test } from '../../harness/test'
import { somebody } from '../../pages/customer-step'
import { Payments } from '../../pages/payments'
import { Sandbox } from '../../pages/sandbox'
import { USUAL, Visitor } from '../../pages/visitor'

const tag = ['@enter-customer']

const config = {
  company: {
    name: 'Pohjolan Autohuolto Oy',
    businessId: '0000000-0',
    address: 'Nokka-akselinkatu 3, 00880 Helsinki',
    phone: '09 555 0100',
    email: 'asiakaspalvelu@autohuolto.example',
  },
  links: { terms: '/ehdot', privacy: '/tietosuoja' },
  order: { binding: 'payment' },
}
test.use({ serverEnv: { SPA_CONFIG: JSON.stringify(config) } })

const top = async (locator: Locator): Promise<number> => (await locator.boundingBox())?.y ?? Number.NaN

/** Expects services, total, trader, terms and button in this order, all in one view. */
async function expectOrderInView(page: Page, button: Locator): Promise<void> {
  const panel = page.getByRole('region', { name: 'Varauksesi' })
  const parts = [
    panel.getByText(USUAL.service),
    panel.getByText('Hinta-arvio yhteensä'),
    panel.getByText(/^Palvelun tarjoaa Pohjolan Autohuolto Oy, Y-tunnus 0000000-0/),
    panel.getByText(/^Tilaamalla hyväksyt varausehdot/),
    button,
  ]
  await button.scrollIntoViewIfNeeded()
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 })
  const tops = await Promise.all(parts.map(top))
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
}

async function order(page: Page): Promise<{ visitor: Visitor; button: Locator; email: string }> {
  const visitor = new Visitor(page)
  const person = somebody()
  await visitor.startsAt('customer')
  const button = page.getByRole('button', { name: 'Tilaa ja sitoudu maksamaan', exact: true })
  // One button at every width.
  await expect(button).toHaveCount(1)
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription(/^Puuttuu vielä: Etunimi/)
  await visitor.customer.fill(person)
  await expect(button).toBeEnabled()
  await expectOrderInView(page, button)
  return { visitor, button, email: person.email }
}

for (const [width, project] of [
  [1280, '@desktop'],
  [390, '@phone'],
] as const)
  test(
    `LW-02 LW-01 an order that obliges to pay says so at ${width} px, right below what is ordered`,
    { tag: [...tag, project, ...(width === 1280 ? ['@quick'] : [])] },
    async ({ page, server }) => {
      const { visitor, button, email } = await order(page)
      await expect(page.getByRole('contentinfo')).toContainText('Pohjolan Autohuolto Oy, Y-tunnus 0000000-0')
      await expectAccessible(page, 'an order')
      await button.click()
      await visitor.sees('thanks')
      await expect(visitor.thanks.date).toContainText('Tilaus on tehty ja aika on varattu sinulle')
      expect(await savedBookings(server, email)).toHaveLength(1)
    },
  )

test(
  'LW-02 RC-08 a failed order is told in view of its button, and can be sent again',
  { tag: [...tag, '@phone'] },
  async ({ page, allow }) => {
    const { visitor, button } = await order(page)
    allow.status(500)
    allow.console(/500/)
    await page.route('**/save-booking*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await button.click()
    await expect(page.getByRole('alert')).toBeInViewport()
    await expect(button).toBeInViewport()
    await page.unroute('**/save-booking*')
    await button.click()
    await visitor.sees('thanks')
  },
)

test(
  'LW-02 the button to the card payment has the words and the sum, and the paid order is only sent',
  { tag: ['@pay-by-card', '@desktop'] },
  async ({ page }) => {
    const { visitor } = await order(page)
    const [payments, sandbox] = [new Payments(page), new Sandbox(page)]
    await payments.openCard.click()
    await page.getByRole('button', { name: /^Tilaa ja sitoudu maksamaan 249,00\s€$/ }).click()
    await sandbox.pay.click()
    await visitor.sees('customer')
    await expect(payments.paid).toBeInViewport()
    await page.getByRole('button', { name: 'Lähetä tilaus' }).click()
    await visitor.sees('thanks')
  },
)

for (const [width, project] of [
  [1280, '@desktop'],
  [390, '@phone'],
] as const)
  test(
    `RC-20 LW-02 RC-08 an order whose price has changed is asked about at ${width} px, and placed at the new one in view`,
    { tag: [...tag, project] },
    async ({ page, server }) => {
      const { visitor, button, email } = await order(page)
      await sellAt(server, 101, 949)
      try {
        await button.click()
        const question = page.getByRole('alertdialog', { name: 'Hinta on muuttunut' })
        await expect(question).toBeInViewport({ ratio: 1 })
        await expect(question).toContainText(/249,00\s€.*949,00\s€/)
        await expect(question).toBeFocused()
        await expectAccessible(page, 'a changed price')
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        await expect(question).toBeHidden()
        await expect(button).toBeFocused()
        await expectOrderInView(page, button)
        expect(await savedBookings(server, email)).toHaveLength(0)
        await button.click()
        await visitor.sees('thanks')
        await expect(page.getByText(/949,00\s€/).first()).toBeVisible()
        expect(await savedBookings(server, email)).toHaveLength(1)
      } finally {
        await sellAt(server, 101, 249)
      }
    },
  )
