import type { Locator, Page } from '@playwright/test'
import { expireSession } from '../../harness/api'
import { failing, intercept } from '../../harness/calls'
import { bottomOf } from '../../harness/measure'
import { expectSeen } from '../../harness/seen'
import { expect, test } from '../../harness/test'
import { ChangeRequest } from '../../pages/change-request'
import { somebody } from '../../pages/customer-step'
import { Enquiry } from '../../pages/enquiry'
import { bookByApi, ManageBooking } from '../../pages/manage-booking'
import { Payments } from '../../pages/payments'
import { Sandbox } from '../../pages/sandbox'
import { Shell } from '../../pages/shell'
import { USUAL, Visitor } from '../../pages/visitor'

const GENERAL = 'Palvelussa tapahtui odottamaton häiriö.'

/** Scrolls as far from the top, or from the bottom, as the page allows. */
const scrollTo = (page: Page, end: 'top' | 'bottom') =>
  page.evaluate((isTop) => window.scrollTo(0, isTop ? 0 : document.body.scrollHeight), end === 'top')

const focusIsLost = (page: Page) => page.evaluate(() => document.activeElement === document.body)

/** Each runs at both widths, because a phone has its actions in the bottom bar. */
test.describe('a failure far from what was pressed', () => {
  test(
    'RC-08 shows a refused reservation in view, and keeps the focus on Continue, which says why it is disabled',
    { tag: ['@any-server', '@reserve-time'] },
    async ({ page }) => {
      const visitor = new Visitor(page)
      const { shell, time } = visitor
      await visitor.startsAt('time')
      await intercept(page, /\/rest\/reserve-time\?/, (route) =>
        route.fulfill({ json: { responseCode: 'NOT_AVAILABLE' } }),
      )
      await time.chooseFirst()
      await scrollTo(page, 'bottom')
      await time.next.press('Enter')
      const failure = shell.alert('Ajan varaaminen epäonnistui')
      await expect(shell.notification('Ajan varaaminen epäonnistui')).toBeVisible()
      // The notification, which is at the top too, does not cover the message on a phone.
      await expectSeen(failure)
      await expect(time.next).toBeDisabled()
      await expect(time.next).toBeFocused()
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
    'RC-08 LO-14 shows a payment that was not made in view, and focuses it',
    { tag: ['@quick', '@pay-by-card'] },
    async ({ allow, page }, { project }) => {
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
      await expectSeen(visitor.shell.alert('Maksupalveluun siirtyminen epäonnistui.'))
      await restore()
      await payments.payByCard.click()
      await sandbox.giveUp.click()
      // The card is still chosen, so its button stands in place of the one that sends.
      await expect(visitor.shell.step('customer')).toBeVisible()
      await expectSeen(page.getByText('Maksua ei tehty'))
      await expect(page.getByText(/aikasi on yhä varattuna sinulle/)).toBeInViewport()
      await expect(payments.openCard).toBeChecked()
      if (project.name === 'phone')
        expect(await bottomOf(visitor.shell.alert('Maksua ei tehty'))).toBeLessThanOrEqual(360)
      expect(await focusIsLost(page)).toBe(false)
    },
  )

  test(
    'RC-08 shows a failed save of the details while the visitor types, and a failed save of the booking',
    { tag: ['@any-server', '@enter-customer'] },
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

/** Dismisses the notifications, which cover the top of a phone, and expects the failure to be seen. */
async function expectShown(shell: Shell, failure: Locator): Promise<void> {
  await expect(failure).toBeVisible()
  await shell.dismissNotifications()
  await expectSeen(failure)
}

test.describe('each failed call', () => {
  test.beforeEach(({ allow }) => allow.status(404, 500))

  test(
    'RC-08 is seen on the steps of the wizard',
    { tag: ['@choose-workplace', '@choose-services', '@reserve-time'] },
    async ({ page }) => {
      test.slow()
      const visitor = new Visitor(page)
      const { shell, workplace, services, time } = visitor
      const enquiry = new Enquiry(page)
      await test.step('choosing a workplace', async () => {
        await visitor.startsAt('workplace')
        const restore = await failing(page, 'active-organization/v2', 500)
        await workplace.cards.last().getByRole('button').click()
        await expectShown(shell, shell.alert(GENERAL))
        await restore()
      })
      await test.step('saving notes, and ticking a service', async () => {
        await visitor.startsAt('services')
        const works = [await failing(page, 'save-notes', 500), await failing(page, 'add-products-to-cart', 500)]
        await services.notes.fill('Avain on lokerossa.')
        await services.notes.press('Tab')
        await expectShown(shell, shell.alert('Viestin tallentaminen epäonnistui.'))
        await scrollTo(page, 'top')
        await services.service('Ulkopesu').press('Space')
        await expectShown(shell, shell.alert(GENERAL))
        for (const restore of works) await restore()
      })
      await test.step('loading the free times', async () => {
        const restore = await failing(page, 'free-times/morning', 500)
        await services.service(USUAL.service).check()
        await services.next.click()
        await expectShown(shell, shell.alert('Vapaiden aikojen haku epäonnistui.'))
        await restore()
        await shell.alert('Vapaiden aikojen haku').getByRole('button').click()
        await expect(time.slots.first()).toBeVisible()
      })
      await test.step('saving the requested day', async () => {
        await enquiry.open.click()
        await enquiry.days.first().click()
        const restore = await failing(page, 'lead', 500)
        await enquiry.next.click()
        await expectShown(shell, shell.alert('Toivotun päivän tallentaminen epäonnistui.'))
        await restore()
      })
    },
  )

  test('RC-08 stays in view when content above it loads late', { tag: ['@describe-needs'] }, async ({ page }) => {
    const visitor = new Visitor(page)
    await visitor.startsAt('services')
    await failing(page, 'save-notes', 500)
    await visitor.services.notes.fill('Avain on lokerossa.')
    await visitor.services.notes.press('Tab')
    const failure = visitor.shell.alert('Viestin tallentaminen epäonnistui.')
    await expectShown(visitor.shell, failure)
    await visitor.services.notes.evaluate((field) => (field.style.height = `${window.innerHeight}px`))
    await expectSeen(failure)
    await page.mouse.wheel(0, -2000)
    await expect(failure).not.toBeInViewport()
  })

  test(
    'RC-08 is seen on the pages beside the wizard',
    { tag: ['@manage-booking', '@request-change', '@give-feedback'] },
    async ({ page, server }) => {
      const [shell, manage, form] = [new Shell(page), new ManageBooking(page), new ChangeRequest(page)]
      await form.opens()
      await form.fill()
      await form.day.fill('25.11.2026')
      await form.time.fill('12:00')
      await failing(page, 'send-edit-request', 500)
      await form.send.click()
      const failure = shell.alert('Pyynnön lähettäminen epäonnistui.')
      await expectShown(shell, failure)
      await expect(failure.getByRole('link')).toHaveAttribute('href', /^tel:\d+$/)

      await manage.follows('no-such-key')
      await manage.registerNumber.fill('ABC-123')
      await manage.open.click()
      await expectShown(shell, shell.alert('Varausta ei löytynyt näillä tiedoilla.'))

      await manage.opens(await bookByApi(server))
      await failing(page, 'cancel-booking', 500)
      await manage.cancel.click()
      await manage.cancelDialog.getByRole('button', { name: 'Peruuta varaus' }).click()
      await expect(shell.notifications).not.toHaveCount(0)
      await expectSeen(manage.cancelDialog.getByRole('alert'))
    },
  )
})
