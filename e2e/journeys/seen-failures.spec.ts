import type { Page } from '@playwright/test'
import { expireSession } from '../harness/api'
import { failing, intercept } from '../harness/calls'
import { expectSeen } from '../harness/seen'
import { expect, test } from '../harness/test'
import { somebody } from '../pages/customer-step'
import { Payments } from '../pages/payments'
import { Sandbox } from '../pages/sandbox'
import { Visitor } from '../pages/visitor'

/** Scrolls as far from the top, or from the bottom, as the page allows. */
const scrollTo = (page: Page, end: 'top' | 'bottom') =>
  page.evaluate((isTop) => window.scrollTo(0, isTop ? 0 : document.body.scrollHeight), end === 'top')

const focusIsLost = (page: Page) => page.evaluate(() => document.activeElement === document.body)

/** Each runs at both widths, because a phone has its actions in the bottom bar. */
test.describe('a failure far from what was pressed', () => {
  test(
    'RC-08 shows a refused reservation in view, and focuses it when Continue is disabled',
    { tag: ['@quick', '@reserve-time'] },
    async ({ page }) => {
      const visitor = new Visitor(page)
      const { shell, time } = visitor
      await visitor.startsAt('time')
      await intercept(page, /\/rest\/reserve-time\?/, (route) => route.fulfill({ json: { responseCode: 'TAKEN' } }))
      await time.chooseFirst()
      await scrollTo(page, 'bottom')
      await time.next.press('Enter')
      const failure = shell.alert('Ajan varaaminen epäonnistui')
      await expect(failure).toBeVisible()
      await shell.dismissNotifications()
      await expectSeen(failure)
      await expect(failure).toBeFocused()
    },
  )

  test(
    'RC-08 shows the end of the session in view beside the first step',
    { tag: '@session' },
    async ({ allow, page, server }) => {
      allow.status(412)
      const visitor = new Visitor(page)
      const { shell, time } = visitor
      await visitor.startsAt('time')
      await time.chooseFirst()
      await expireSession(server, page)
      await scrollTo(page, 'bottom')
      await time.next.press('Enter')
      await visitor.sees('vehicle')
      await shell.dismissNotifications()
      await expectSeen(shell.alert('Istunto on päättynyt'))
      await expect(shell.step('vehicle')).toBeFocused()
      await expect(shell.step('vehicle')).toBeInViewport()
    },
  )

  test(
    'RC-08 shows a payment that was not made in view, and focuses it',
    { tag: ['@pay-by-card'] },
    async ({ allow, page }) => {
      allow.status(500)
      const visitor = new Visitor(page)
      const [payments, sandbox] = [new Payments(page), new Sandbox(page)]
      await visitor.startsAt('customer')
      await visitor.customer.fill(somebody())
      await payments.openCard.click()
      const restore = await failing(page, 'payment/vismapay/get-payment-token', 500)
      await payments.payByCard.press('Enter')
      await expect(visitor.shell.notifications).not.toHaveCount(0)
      await visitor.shell.dismissNotifications()
      await expectSeen(visitor.shell.alert('Maksamaan siirtyminen epäonnistui.'))
      await restore()
      await payments.payByCard.click()
      await sandbox.giveUp.click()
      await visitor.sees('customer')
      await expectSeen(page.getByText('Maksua ei tehty'))
      expect(await focusIsLost(page)).toBe(false)
    },
  )

  test(
    'RC-08 shows a failed save of the details while the visitor types, and a failed save of the booking',
    { tag: ['@enter-customer'] },
    async ({ allow, page }) => {
      allow.status(500)
      const visitor = new Visitor(page)
      const { shell, customer } = visitor
      await visitor.startsAt('customer')
      const restore = await failing(page, 'customer/v2', 500)
      await customer.fill(somebody())
      await expect(shell.notifications).not.toHaveCount(0)
      await shell.dismissNotifications()
      await expectSeen(page.getByText('Tietojen tallentaminen epäonnistui.'))
      await expect(customer.phone).toBeInViewport()
      await restore()
      await failing(page, 'save-booking', 500)
      await scrollTo(page, 'top')
      await customer.send.press('Enter')
      const failure = shell.alert('Ajanvarauspyynnön tallentaminen epäonnistui.')
      await expect(failure).toBeVisible()
      await shell.dismissNotifications()
      await expectSeen(failure)
      expect(await focusIsLost(page)).toBe(false)
    },
  )
})
