import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/access'
import { expireHold, savedBookings } from '../../harness/api'
import { shiftDate } from '../../harness/shift-date'
import { expect, test } from '../../harness/test'
import { Visitor } from '../../pages/visitor'

const EXPIRED = 'Aika ei ole enää varattuna sinulle. Valitse aika uudelleen. Muut tietosi ovat tallessa.'
const MINUTE = 60_000

/** Moves the page's clock forward by `minutes` of inactivity and makes the page visible again. */
async function comesBackAfter(page: Page, minutes: number): Promise<void> {
  // Waits for the page's initial requests, because a response after the clock change would restart the hold.
  await page.waitForLoadState('networkidle')
  await page.evaluate(shiftDate, minutes * MINUTE)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

test.describe('a held time', { tag: ['@reserve-time', '@enter-customer'] }, () => {
  test('TM-15 CU-05 reading 31: warns before the hold expires, extends it on request, and keeps the input on expiry', async ({
    page,
    server,
  }) => {
    const visitor = new Visitor(page)
    const { shell, customer } = visitor
    const keep = page.getByRole('button', { name: 'Pidä aika varattuna' })
    await visitor.startsAt('customer')
    await customer.firstName.fill('Aino')
    await customer.email.fill('aino@')
    await comesBackAfter(page, 7.5)
    await expect(page.getByText('Aika on varattuna sinulle vielä 3 min.')).toBeVisible()
    await expectAccessible(page, 'the last minutes of a hold')
    // Visible from the end of the form as well.
    await customer.phone.focus()
    await expect(keep).toBeInViewport()
    await keep.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Varausaikaa jatkettiin.')).toBeVisible()

    await expireHold(server, page)
    await comesBackAfter(page, 11)
    await visitor.sees('time')
    await expect(shell.step('time')).toBeFocused()
    await expect(shell.alert(EXPIRED)).toBeVisible()
    await expect(shell.edits).toHaveCount(3)
    await expectAccessible(page, 'a hold that ran out')
    // Forward does not open the customer step without a time.
    await page.goForward()
    await visitor.sees('time')
    await visitor.walks('time', 'customer')
    await expect(customer.firstName).toHaveValue('Aino')
    await expect(customer.email).toHaveValue('aino@')
    await page.goBack()
    await visitor.sees('time')
    await expect(shell.alert(EXPIRED)).toHaveCount(0)
  })

  test(
    'TM-15 WZ-11 releases a time by keyboard and unlocks the steps before it',
    { tag: '@desktop' },
    async ({ page, server }) => {
      const visitor = new Visitor(page)
      const { shell, services } = visitor
      await visitor.startsAt('customer')
      await expect(shell.edits).toHaveCount(0)
      await shell.releaseTime.focus()
      await page.keyboard.press('Enter')
      await expect(shell.releaseDialog).toBeVisible()
      await expectAccessible(page, 'the question whether to give a time up')
      await page.keyboard.press('Escape')
      await expect(shell.releaseDialog).toHaveCount(0)
      await expect(shell.releaseTime).toBeFocused()

      await shell.changeTime.click()
      await visitor.sees('time')
      // While the time step is open it has no card, and the button is beside the note about the locked steps.
      await shell.releaseTime.focus()
      await page.keyboard.press('Enter')
      await expect(shell.releaseDialog).toBeFocused()
      await shell.releaseDialog.getByRole('button', { name: 'Luovu ajasta' }).press('Enter')
      await expect(shell.step('time')).toBeFocused()
      await expect(shell.releaseDialog).toHaveCount(0)
      await expect(shell.edits).toHaveCount(3)
      await shell.edit('Palvelut').click()
      await services.service('Vuosihuolto').check()
      await services.next.click()
      const { person } = await visitor.walks('time', 'thanks')
      const [booking] = await savedBookings(server, person.email)
      expect(booking?.order_items.map(({ description }) => description)).toContain('Vuosihuolto')
    },
  )
})
