import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../harness/access'
import { savedBookings } from '../../harness/api'
import { intercept, sentTo } from '../../harness/calls'
import { expectPicture } from '../../harness/pictures'
import { reload } from '../../harness/reload'
import { tabTo } from '../../harness/tab-to'
import { expect, test } from '../../harness/test'
import { somebody } from '../../pages/customer-step'
import { Visitor } from '../../pages/visitor'

const FAILED = 'Ajanvarauspyynnön tallentaminen epäonnistui.'

const FIXED_TIME = {
  booking_total_duration: {
    start: '2026-11-26T09:00:00',
    end: '2026-11-26T10:30:00',
    time_selection_type: null,
    held_seconds: 600,
  },
}

/** Mocks a fixed booked time, so that the pictures do not depend on other bookings. */
const showFixedTime = async (page: Page): Promise<void> => {
  await page.route('**/get-booking/v2', async (route) => {
    const response = await route.fetch()
    const booking: object = await response.json()
    await route.fulfill({ response, json: { ...booking, ...FIXED_TIME } })
  })
  // The thanks screen shows the booking that the server answers to the save.
  await page.route('**/save-booking', async (route) => {
    const response = await route.fetch()
    const saved: { booking: object } = await response.json()
    await route.fulfill({ response, json: { ...saved, booking: { ...saved.booking, ...FIXED_TIME } } })
  })
}

test(
  'CU-05 saves one booking after a double click and repeated Enter, and none after a reload or Back',
  { tag: ['@desktop', '@finish-booking', '@enter-customer'] },
  async ({ page, server }) => {
    const visitor = new Visitor(page)
    const person = somebody()
    await visitor.startsAt('customer')
    await visitor.customer.fill(person)
    await expect(visitor.customer.saved).toBeVisible()
    const waiting: (() => Promise<void>)[] = []
    await page.route('**/save-booking', (route) => void waiting.push(() => route.continue()))
    await visitor.customer.send.dblclick()
    await expect.poll(() => waiting.length).toBe(1)
    await visitor.customer.email.press('Enter')
    await visitor.customer.email.press('Enter')
    await Promise.all(waiting.map((go) => go()))
    await visitor.sees('thanks')
    expect(waiting).toHaveLength(1)
    expect(await savedBookings(server, person.email)).toHaveLength(1)

    await page.unroute('**/save-booking')
    const sent = sentTo(page, 'save-booking')
    await reload(page)
    await visitor.sees('vehicle')
    await page.goBack()
    await expect(visitor.customer.send).toHaveCount(0)
    expect(sent).toEqual([])
    expect(await savedBookings(server, person.email)).toHaveLength(1)
  },
)

test(
  'CU-05 retries when the response to the save is lost, and shows Kiitos for the one booking',
  { tag: ['@desktop', '@finish-booking', '@enter-customer'] },
  async ({ allow, page, server }) => {
    allow.unanswered(/save-booking/)
    const visitor = new Visitor(page)
    const { customer, shell } = visitor
    const person = somebody()
    await visitor.startsAt('customer')
    const asking = page.getByText('Varmistamme, menikö varaus perille…')
    let tries = 0
    await page.route('**/save-booking', async (route) => {
      tries += 1
      if (tries > 1) {
        await expect(asking).toBeVisible()
        return route.continue()
      }
      await route.fetch()
      return route.abort('connectionreset')
    })
    await customer.fill(person)
    await customer.send.click()
    await visitor.sees('thanks')
    expect(tries).toBe(2)
    await expect(shell.notification(FAILED)).toHaveCount(0)
    expect(await savedBookings(server, person.email)).toHaveLength(1)
  },
)

for (const isSaved of [true, false])
  test(
    `CU-05 finds out after a reload whether a save reached the server, when it ${isSaved ? 'did' : 'did not'}`,
    { tag: [isSaved ? '@desktop' : '@phone', '@finish-booking', '@enter-customer'] },
    async ({ allow, page, server }) => {
      allow.unanswered(/save-booking/)
      const visitor = new Visitor(page)
      const { customer, shell, thanks } = visitor
      const person = somebody()
      await visitor.startsAt('customer')
      const restore = await intercept(page, '**/save-booking', async (route) => {
        if (isSaved) await route.fetch()
        await route.abort('connectionreset')
      })
      await customer.fill(person)
      await customer.send.click()
      await expect(page.getByText('Varmistamme, menikö varaus perille…')).toBeVisible()
      await reload(page)
      // The page retries, so a later request gets through.
      await restore()
      await visitor.sees('thanks')
      await expect(thanks.date).toContainText('klo')
      await expect(shell.notification(FAILED)).toHaveCount(0)
      await expect(page.getByText('Aika ei ole enää varattuna sinulle')).toHaveCount(0)
      expect(await savedBookings(server, person.email)).toHaveLength(1)
    },
  )

test(
  'CU-05 reports an unknown outcome, not a failure, while no response arrives, and resolves it by one retry',
  { tag: ['@phone', '@finish-booking', '@enter-customer'] },
  async ({ allow, page, server }) => {
    allow.unanswered(/save-booking/)
    const visitor = new Visitor(page)
    const { customer, shell } = visitor
    const person = somebody()
    await visitor.startsAt('customer')
    let isFirst = true
    const restore = await intercept(page, '**/save-booking', async (route) => {
      if (isFirst) await route.fetch()
      isFirst = false
      await route.abort('connectionreset')
    })
    await customer.fill(person)
    await customer.send.click()
    await expect(shell.alert('Emme vielä tiedä, menikö varaus perille.')).toBeInViewport()
    await expect(shell.notification(FAILED)).toHaveCount(0)
    await expect(customer.phone).not.toBeEditable()
    await expectAccessible(page, 'not known')
    await restore()
    await shell.dismissNotifications()
    await customer.askAgain.click()
    await visitor.sees('thanks')
    expect(await savedBookings(server, person.email)).toHaveLength(1)
  },
)

test(
  'CU-01 CU-02 CU-04 CU-06 completes the details by keyboard, matches the pictures, and offers a calendar file',
  { tag: ['@quick', '@finish-booking', '@enter-customer'] },
  async ({ page }) => {
    const visitor = new Visitor(page)
    const { customer, shell, thanks } = visitor
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await showFixedTime(page)
    await visitor.startsAt('customer')
    await tabTo(page, customer.firstName)
    await page.keyboard.press('Enter')
    await expect(customer.faults).toBeFocused()
    await expectAccessible(page, 'faults')
    await expectPicture(customer.form, 'screen-customer-faults')
    await tabTo(page, page.getByRole('link', { name: 'Anna etunimesi.' }))
    await page.keyboard.press('Enter')
    await expect(customer.firstName).toBeFocused()
    const { firstName, lastName, phone } = somebody()
    for (const [field, text] of [
      [customer.firstName, firstName],
      [customer.lastName, lastName],
      [customer.email, 'aino.lehtonen@example.fi'],
      [customer.phone, phone],
    ] as const) {
      await tabTo(page, field)
      await page.keyboard.type(text)
    }
    await expect(customer.saved).toBeVisible()
    await expect(customer.send).toBeEnabled()
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.setViewportSize(test.info().project.use.viewport ?? { width: 1280, height: 900 })
    await page.keyboard.press('Enter')
    await visitor.sees('thanks')
    await expect(shell.step('thanks')).toBeFocused()
    await shell.dismissNotifications()
    await expectAccessible(page, 'thanks')
    await page.evaluate(() => window.scrollTo(0, 0))
    // Moves the pointer away, so that the picture shows no hover state.
    await page.mouse.move(0, 0)
    await expectPicture(page.getByRole('main'), 'screen-thanks')

    const download = page.waitForEvent('download')
    await tabTo(page, thanks.calendarFile)
    await page.keyboard.press('Enter')
    const file = await download
    expect(file.suggestedFilename()).toBe('ajanvaraus-2026-11-26.ics')
    expect(await readFile(await file.path(), 'utf8')).toContain('\r\nDTSTART:20261126T070000Z\r\n')
    await page.emulateMedia({ media: 'print' })
    await expect(thanks.calendarFile).toBeHidden()
    await expect(thanks.detail('Palvelut')).toBeVisible()
  },
)

test(
  'the customer form stays where it is when it is saved',
  { tag: ['@enter-customer', '@phone'] },
  async ({ page }) => {
    const visitor = new Visitor(page)
    const { customer } = visitor
    await visitor.startsAt('customer')
    const topOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top)
    // Both move with the step while it appears.
    const place = async () => Math.round((await topOf(customer.phone)) - (await topOf(customer.form)))
    const before = await place()
    await customer.fill(somebody())
    await expect(customer.saved).toBeInViewport()
    expect(await place()).toBe(before)
  },
)
