import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/access'
import { prepareBooking, savedBookings } from '../../harness/api'
import { failing } from '../../harness/calls'
import { expectPicture } from '../../harness/pictures'
import { tabTo } from '../../harness/tab-to'
import { expect, test } from '../../harness/test'
import { somebody } from '../../pages/customer-step'
import { Enquiry } from '../../pages/enquiry'
import { Visitor } from '../../pages/visitor'

/** Id of a workshop without a lift, which has no free times on any day. */
const ROVANIEMI = 12
const DAY = '2026-12-09'

async function opensWithoutTimes(page: Page): Promise<Enquiry> {
  await prepareBooking(page, 'TIME', { organizationId: ROVANIEMI })
  await page.goto('/huolto')
  const enquiry = new Enquiry(page)
  await expect(enquiry.noTimes).toBeVisible()
  return enquiry
}

test(
  'TM-12 TM-04 TM-14 WZ-11 saves an enquiry for a day when no time is free, and labels it as such in later steps',
  { tag: ['@reserve-time'] },
  async ({ page, server }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(() => {
      window.addEventListener('huoltovaraus:free-times-not-found', () => {
        const { dataset } = document.documentElement
        dataset['dispatched'] = `${dataset['dispatched'] ?? ''}once `
      })
    })
    const visitor = new Visitor(page)
    const enquiry = await opensWithoutTimes(page)
    await expect(page.locator('html')).toHaveAttribute('data-dispatched', 'once ')
    await expectAccessible(page, 'no free times')
    await expectPicture(page, 'screen-no-free-times')
    await enquiry.open.click()
    await expect(enquiry.heading).toBeFocused()
    await expect(enquiry.months).toHaveCount(1)
    await expect(enquiry.next).toBeDisabled()
    await enquiry.nextMonth.click()
    await enquiry.day(DAY).click()
    await expectAccessible(page, 'an enquiry with its day')
    // The panel beside the calendar scrolls with the page. The picture shows it from the top.
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.mouse.move(1, 1)
    await expectPicture(page, 'screen-enquiry')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectPicture(page, 'screen-enquiry-dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await enquiry.next.click()

    await visitor.sees('customer')
    await expect(visitor.shell.card('Aika')).toContainText('Aikatiedustelu')
    await expect(visitor.shell.card('Aika')).toContainText('Toivottu päivä: keskiviikko 9.12.2026')
    await expect(visitor.shell.edits).toHaveCount(0)
    const person = somebody()
    await visitor.customer.fill(person)
    await expect(visitor.customer.send).toHaveText('Lähetä aikatiedustelu')
    await visitor.customer.send.click()
    await expect(enquiry.thanks).toBeVisible()
    await expect(visitor.thanks.date).toContainText('Toivottu päivä: keskiviikko 9.12.2026')
    const [saved] = await savedBookings(server, person.email)
    expect(saved).toMatchObject({ lead: true, lead_date: DAY, booking_total_duration: null })
  },
)

test(
  'TM-12 TM-11 keeps the chosen time and the requested day when the visitor switches between them by keyboard',
  { tag: ['@desktop', '@reserve-time'] },
  async ({ page }) => {
    const visitor = new Visitor(page)
    const enquiry = new Enquiry(page)
    await visitor.startsAt('time')
    const { start } = await visitor.time.chooseFirst()
    await tabTo(page, enquiry.open)
    await page.keyboard.press('Enter')
    await expect(enquiry.heading).toBeFocused()
    await page.keyboard.press('Tab')
    // The button stays focusable although the first month is shown.
    await expect(enquiry.previousMonth).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(enquiry.day('2026-12-01')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(enquiry.chosen).toHaveAttribute('data-date', DAY)

    await page.keyboard.press('Tab')
    await expect(enquiry.back).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(visitor.shell.step('time')).toBeFocused()
    await expect(visitor.time.slot(start)).toHaveAttribute('aria-pressed', 'true')
    await tabTo(page, enquiry.open)
    await page.keyboard.press('Space')
    await expect(enquiry.chosen).toHaveAttribute('data-date', DAY)
    await tabTo(page, enquiry.next)
    await page.keyboard.press('Enter')
    await visitor.sees('customer')
  },
)

test(
  'TM-12 fits a width of 320 px, and shows a failed save within the viewport of the pressed button',
  { tag: ['@quick', '@phone', '@reserve-time'] },
  async ({ page, allow }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const enquiry = await opensWithoutTimes(page)
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
    expect(await fits()).toBe(true)
    await enquiry.open.tap()
    await enquiry.nextMonth.tap()
    await enquiry.day(DAY).tap()
    expect(await fits()).toBe(true)
    allow.status(500)
    allow.console(/500/)
    const works = await failing(page, 'lead', 500)
    await enquiry.next.tap()
    const failed = page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: /^Toivotun päivän tallentaminen epäonn/ })
    await expect(failed).toBeInViewport({ ratio: 1 })
    await expect(enquiry.chosen).toHaveAttribute('data-date', DAY)
    expect(await fits()).toBe(true)
    await works()
    await enquiry.next.tap()
    await new Visitor(page).sees('customer')
  },
)
