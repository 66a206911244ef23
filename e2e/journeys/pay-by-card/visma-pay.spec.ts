/** Card payments through the adapter for Visma Pay, at a fake of its pages on another origin. */
import { startVismaPay, type FakeVismaPay } from '#tests/harness/visma-pay/fake-visma-pay'
import { freePort } from '../../../scripts/tools/free-port'
import { savedBookings } from '../../harness/api'
import { expect, test as base } from '../../harness/test'
import { somebody } from '../../pages/customer-step'
import { Payments } from '../../pages/payments'
import { Visitor } from '../../pages/visitor'

const test = base.extend<{ readonly visma: FakeVismaPay }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
  visma: async ({}, provide) => {
    const visma = await startVismaPay()
    await provide(visma)
    await visma.close()
  },
  serverEnv: async ({ visma: { config } }, provide) => {
    const port = String(await freePort())
    await provide({
      PORT: port,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      VISMA_PAY_API_KEY: config.apiKey,
      VISMA_PAY_PRIVATE_KEY: config.privateKey,
      VISMA_PAY_URL: config.address,
    })
  },
})

test(
  'API-01 gives a card payment up, pays and books through Visma Pay',
  { tag: ['@pay-by-card', '@desktop'] },
  async ({ page, server, visma }) => {
    const [visitor, person, payments] = [new Visitor(page), somebody(), new Payments(page)]
    await visitor.startsAt('customer')
    await visitor.customer.fill(person)
    await payments.openCard.click()
    await payments.payByCard.click()
    await expect(page.getByText('24900 cents')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Maksua ei tehty')).toBeInViewport()
    await expect(page).toHaveURL(/\/huolto$/)

    await payments.payByCard.click()
    await page.getByRole('button', { name: 'Pay' }).click()
    await expect(payments.paid).toBeInViewport()
    await expect(visitor.customer.email).toHaveValue(person.email)
    await visitor.customer.send.click()
    await visitor.sees('thanks')
    expect(await savedBookings(server, person.email)).toHaveLength(1)
    expect([...visma.payments.values()].map(({ outcome }) => outcome)).toEqual(['given up', 'paid'])
  },
)
