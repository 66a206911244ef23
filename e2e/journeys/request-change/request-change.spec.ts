import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/access'
import { expireSession } from '../../harness/api'
import { failing, sentTo } from '../../harness/calls'
import { layoutShift, watchLayout } from '../../harness/layout-shift'
import { expectPicture } from '../../harness/pictures'
import { reload } from '../../harness/reload'
import { expect, test } from '../../harness/test'
import { ChangeRequest } from '../../pages/change-request'
import { Shell } from '../../pages/shell'
import { pressTwice } from '../../harness/press-twice'

const CODE = '**/static/js/**'

/** Expects the date picker within the viewport, and no horizontal scrolling. */
async function expectInView(page: Page, { picker }: ChangeRequest): Promise<void> {
  await expect(picker).toBeInViewport({ ratio: 1 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

/** Expects the first word of the heading on one line at every width, because it has no hyphen to break at. */
async function expectWholeWords(page: Page, { sent }: ChangeRequest): Promise<void> {
  const size = page.viewportSize()
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const lines = await sent.evaluate((heading) => {
      const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode()
      const word = document.createRange()
      if (text) word.setStart(text, 0)
      if (text) word.setEnd(text, 'Muutos/Peruutuspyyntö'.length)
      return word.getClientRects().length
    })
    expect(lines, `${width} px`).toBe(1)
  }
  if (size) await page.setViewportSize(size)
}

test.describe('the change request', { tag: ['@request-change', '@cancel-form'] }, () => {
  test(
    'CA-01 CA-02 CA-03 sends the request after corrected errors, a day picked by keyboard and a failed attempt',
    { tag: '@quick' },
    async ({ allow, page }, { project }) => {
      test.slow()
      allow.status(500)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const form = new ChangeRequest(page)
      const shell = new Shell(page)
      await form.opens()
      await expectAccessible(page, 'the form')

      await form.send.click()
      await expect(form.summary.locator('..')).toBeFocused()
      await expectAccessible(page, 'faults')
      await expectPicture(page, 'screen-change-request-faults')
      await form.summary.getByRole('link', { name: 'Valitse toimipiste.' }).click()
      await expect(form.workshop).toBeFocused()
      await form.fill()

      // Opens the date picker by keyboard, moves back a month and a week, and chooses the day.
      await form.day.focus()
      await page.keyboard.press('Tab')
      await expect(form.pick).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(form.picker.getByRole('button', { name: 'Tänään, maanantai 23.11.' })).toBeFocused()
      await expectInView(page, form)
      await expectAccessible(page, 'the month')
      await expectPicture(form.picker, 'change-request-month')
      await page.keyboard.press('Escape')
      await expect(form.picker).toHaveCount(0)
      await expect(form.pick).toBeFocused()
      await page.keyboard.press('Space')
      await page.keyboard.press('PageUp')
      await page.keyboard.press('ArrowUp')
      await expect(form.picker.getByRole('button', { name: 'perjantai 16.10.' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(form.picker).toHaveCount(0)
      await expect(form.day).toHaveValue('16.10.2026')
      await expect(form.pick).toBeFocused()

      await form.time.fill('8.30')
      await form.name.fill('Aino Lehtonen')
      await form.email.fill('aino.lehtonen@example.fi')
      await form.message.fill('Haluaisin siirtää ajan seuraavalle viikolle,\nmieluiten aamuun.')
      const requests = sentTo(page, 'send-edit-request')
      const restore = await failing(page, 'send-edit-request', 500)
      await form.send.click()
      await expect(shell.alert('Pyynnön lähettäminen epäonnistui.')).toBeInViewport()
      await expectAccessible(page, 'a failure')
      await restore()
      await expect(form.time).toHaveValue('08:30')
      await pressTwice(form.send)
      await expect(form.sent).toBeFocused()
      await expect(form.sent).toBeInViewport()
      await expect(shell.notification('Muutos/Peruutuspyyntö lähetetty')).toBeVisible()
      await expectWholeWords(page, form)
      await shell.dismissNotifications()
      // Moves the pointer away, so that the picture shows no hover state.
      await page.mouse.move(0, 0)
      await expect(form.detail('Varattu huoltopäivä')).toHaveText('pe 16.10.2026 klo 8.30')
      await expect(form.detail('Viesti')).toContainText('mieluiten aamuun.')
      await expectAccessible(page, 'what was sent')
      await expectPicture(page, 'screen-change-request-sent')
      expect(requests).toHaveLength(2)

      // A reload does not repeat the request.
      await reload(page)
      await expect(form.registerNumber).toHaveValue('')
      expect(requests).toHaveLength(2)
      if (project.name === 'phone') return
      await page.emulateMedia({ colorScheme: 'dark' })
      // Waits for the workshops and presses the key, because a click is lost while the page is still moving.
      await form.loaded()
      await form.pick.press('Enter')
      await expectPicture(form.picker, 'change-request-month-dark')
    },
  )

  test(
    'CA-02 the date picker fits a width of 320 px, and closes on a press elsewhere',
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      const form = new ChangeRequest(page)
      await form.opens()
      await form.pick.tap()
      await expectInView(page, form)
      const day = await form.picker.getByRole('gridcell').getByRole('button').first().boundingBox()
      expect(day?.width).toBeGreaterThanOrEqual(36)
      expect(day?.height).toBeGreaterThanOrEqual(44)
      await page
        .getByRole('heading', { level: 2, name: 'Ei varaustunnusta? Lähetä pyyntö' })
        .dispatchEvent('pointerdown')
      await expect(form.picker).toHaveCount(0)
      await form.pick.tap()
      await form.picker.getByRole('button', { name: 'Edellinen kuukausi' }).tap()
      await form.picker.getByRole('button', { name: 'sunnuntai 4.10.' }).tap()
      await expect(form.day).toHaveValue('04.10.2026')
    },
  )

  test(
    'CA-03 reading 8: keeps the form when the session has ended, and sends it on the next submit',
    { tag: ['@desktop'] },
    async ({ allow, page, server }) => {
      allow.status(412)
      const form = new ChangeRequest(page)
      await form.opens()
      await form.fill()
      await form.day.fill('24.11.2026')
      await expireSession(server, page)
      await form.send.click()
      const shell = new Shell(page)
      await expect(shell.notification('Istunto on päättynyt')).toBeVisible()
      await expect(shell.alert('Istunto on päättynyt')).toBeVisible()
      await expect(form.registerNumber).toHaveValue('KLM-482')
      await form.send.click()
      await expect(form.sent).toBeFocused()
    },
  )

  test(
    'RT-06 the served HTML contains the form, whose input is kept without a layout shift when the scripts load',
    { tag: '@desktop' },
    async ({ page }) => {
      let release = (): void => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      await page.route(CODE, async (route) => {
        await released
        await route.continue()
      })
      await watchLayout(page)
      const form = new ChangeRequest(page)
      await page.goto('/peruutus', { waitUntil: 'commit' })
      // The page inlines the form's styles, which are otherwise in a deferred file.
      await expect(form.pick).toHaveCSS('position', 'absolute')
      await form.registerNumber.fill('klm-482')
      await form.day.pressSequentially('17.9.2026')
      release()
      await expect(form.workshop.getByRole('option')).toHaveCount(13)
      await expect(form.day).toBeFocused()
      await expect(form.day).toHaveValue('17.9.2026')
      await expect(form.registerNumber).toHaveValue(/^klm-482$/i)
      const { score, moves } = await layoutShift(page)
      expect(score, moves).toBeLessThanOrEqual(0.01)
    },
  )
})
