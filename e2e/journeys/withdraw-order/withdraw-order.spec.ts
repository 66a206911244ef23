import type { Page } from '@playwright/test'
import { create, string, type } from 'superstruct'
import { expectAccessible } from '../../harness/access'
import { savedBookings } from '../../harness/api'
import { expectFitting } from '../../harness/measure'
import { reload } from '../../harness/reload'
import { expect, test } from '../../harness/test'
import { somebody } from '../../pages/customer-step'
import { ManageBooking } from '../../pages/manage-booking'
import { Visitor } from '../../pages/visitor'

const config = {
  withdrawal: { days: 14, text: 'Sinulla on oikeus peruuttaa tämä sopimus.', earlyStart: 'required' },
}
test.use({ serverEnv: { SPA_CONFIG: JSON.stringify(config) } })

const LABEL = 'Peruuta sopimus tästä'

/** Books with the wish to begin earlier. Resolves to the booking's key. */
async function book(page: Page): Promise<{ bookingKey: string; email: string }> {
  const visitor = new Visitor(page)
  const person = somebody()
  await visitor.startsAt('customer')
  await visitor.customer.fill(person)
  await expect(visitor.customer.send).toHaveAccessibleDescription(
    /^Varattu aika on ennen peruuttamisajan päättymistä\./,
  )
  await page.getByRole('checkbox', { name: /^Haluan, että työ aloitetaan peruuttamisajan kuluessa/ }).press('Space')
  await expectAccessible(page, 'the right of withdrawal before sending')
  const response = page.waitForResponse(/\/save-booking$/)
  await visitor.customer.send.click()
  await visitor.sees('thanks')
  await expect(page.getByRole('main')).toContainText('Työn aloitus peruuttamisaikanaPyydetty')
  return { ...create(await (await response).json(), type({ bookingKey: string() })), email: person.email }
}

for (const [width, project] of [
  [1280, '@desktop'],
  [390, '@phone'],
] as const)
  test(
    `LW-03 a booking is withdrawn from at ${width} px, from the footer's label to the receipt`,
    { tag: ['@withdraw-order', project, ...(width === 1280 ? ['@quick'] : [])] },
    async ({ page, server }) => {
      const { bookingKey, email } = await book(page)
      await page.getByRole('contentinfo').getByRole('link', { name: LABEL }).click()
      await expect(page.getByText('Avaa ensin varauksesi. Sen sivulla voit peruuttaa sopimuksen.')).toBeInViewport()
      const booked = new ManageBooking(page)
      await booked.key.fill(bookingKey)
      await page.getByRole('textbox', { name: 'Rekisterinumero' }).first().fill('abc-123')
      await booked.open.click()
      // The label leads to the function.
      const title = page.getByRole('heading', { name: 'Peruuttamisoikeus' })
      await expect(title).toBeFocused()
      await expect(title).toBeInViewport()
      await expectAccessible(page, 'the introduction to a withdrawal')

      const main = page.getByRole('main')
      const withdraw = main.getByRole('button', { name: LABEL })
      await withdraw.press('Enter')
      await expect(page.getByRole('heading', { name: 'Peruuttamisilmoitus' })).toBeFocused()
      await expect(main.getByRole('textbox', { name: 'Sähköposti' })).toHaveValue(email)
      await expectAccessible(page, 'the statement')
      // A reload loses the statement, and nothing else.
      await reload(page)
      await withdraw.click()
      await main.getByRole('button', { name: 'Jatka' }).click()
      await expect(page.getByRole('heading', { name: 'Vahvista peruuttaminen' })).toBeFocused()
      await expectAccessible(page, 'the confirmation')
      await page.setViewportSize({ width: 320, height: 700 })
      await expectFitting(page, 'the confirmation')
      await main.getByRole('button', { name: 'Vahvista peruuttaminen' }).press('Enter')

      const done = booked.heading('Sopimus on peruutettu.')
      await expect(done).toBeFocused()
      await expect(main).toContainText(`Lähetämme kuittauksen osoitteeseen ${email}.`)
      await expectAccessible(page, 'the receipt')
      const [booking] = await savedBookings(server, email)
      expect(booking?.withdrawal).toEqual({
        until: '2026-12-07',
        early_start: true,
        submitted_at: expect.stringMatching(/^2026-11-23T/),
      })
    },
  )
