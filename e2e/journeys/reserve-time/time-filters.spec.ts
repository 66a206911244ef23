import type { Page } from '@playwright/test'
import { expectAccessible } from '../../harness/access'
import { held } from '../../harness/calls'
import { layoutShift, watchLayout } from '../../harness/layout-shift'
import { reload } from '../../harness/reload'
import { expect, test } from '../../harness/test'
import type { Given } from '#tests/harness/visitors/fill-booking'
import { Visitor } from '../../pages/visitor'

const FREE_TIMES = /\/free-times\/(morning|evening)\?/

/** Collects the shifts of free-time requests that the page aborts from now on. */
function abortedShifts(page: Page): readonly string[] {
  const shifts: string[] = []
  page.on('requestfailed', (request) => {
    const [, shift] = FREE_TIMES.exec(request.url()) ?? []
    if (shift && request.failure()?.errorText === 'net::ERR_ABORTED') shifts.push(shift)
  })
  return shifts
}

/** Opens the time step and expects no layout shift from its heading on, before its settings arrive. */
async function opensWithoutShift(page: Page, visitor: Visitor, given: Given): Promise<void> {
  const release = await held(page, 'booking-settings/organization')
  const opened = visitor.startsAt('time', given)
  await expect(visitor.shell.step('time')).toBeVisible()
  await layoutShift(page)
  await release()
  await opened
  const { score, moves } = await layoutShift(page)
  expect(score, moves).toBe(0)
}

test.describe('the filters of the free times', () => {
  test(
    'TM-06 TM-07 applies the last of three quick changes, aborts the requests of the others, and shifts no layout',
    { tag: ['@quick', '@desktop', '@reserve-time'] },
    async ({ page }) => {
      const visitor = new Visitor(page)
      const { time } = visitor
      await watchLayout(page)
      await opensWithoutShift(page, visitor, {})
      const before = await time.starts()
      const aborted = abortedShifts(page)
      const release = await held(page, 'free-times/(morning|evening)')
      const morning = page.getByRole('radio', { name: /^Aamulla/ })
      await time.evening.check()
      await morning.check()
      await time.evening.check()
      await expect(page.getByRole('grid').first()).toHaveAttribute('aria-busy', 'true')
      // The previous times stay visible and cannot be chosen.
      expect(await time.slots.allInnerTexts()).toEqual(before)
      await expect(time.next).toBeDisabled()
      await expect
        .poll(() => [...aborted].toSorted().filter((shift, at, all) => shift !== all[at - 1]))
        .toEqual(['evening', 'morning'])
      await release()
      await expect(page.getByRole('grid').first()).not.toHaveAttribute('aria-busy', 'true')
      await expect(time.evening).toBeChecked()
      for (const start of await time.starts()) expect(Number.parseFloat(start)).toBeGreaterThanOrEqual(13)
      const after = await layoutShift(page)
      expect(after.score, after.moves).toBe(0)
    },
  )

  test(
    'TM-05 TM-17 chooses a gap time above the calendar and then the key locker by keyboard',
    { tag: ['@quick', '@desktop', '@arrange-visit', '@choose-mechanic'] },
    async ({ page }) => {
      const visitor = new Visitor(page)
      const gaps = page.waitForResponse(/\/free-times\/gap$/)
      // Delays the free times, so that the response with the gap time always arrives first.
      const release = await held(page, 'free-times/morning')
      const start = visitor.startsAt('time')
      await gaps
      await release()
      await start
      const take = page.getByRole('button', { name: 'Valitse tämä aika' })
      const box = await take.boundingBox()
      const calendar = await page.getByRole('grid').first().boundingBox()
      expect(box && calendar && box.y < calendar.y).toBe(true)
      await expectAccessible(page, 'Aika, with a gap time and the key locker')
      await take.focus()
      await page.keyboard.press('Enter')
      await expect(take).toHaveAttribute('aria-pressed', 'true')
      await expect(take).toBeFocused()
      await expect(visitor.time.next).toBeEnabled()
      const locker = page.getByRole('checkbox', { name: /^Käytän avainlokeroa/ })
      const response = page.waitForResponse(/\/locker\/reserved-times$/)
      await locker.focus()
      await page.keyboard.press('Space')
      await response
      await expect(locker).toBeChecked()
      await expect(take).toBeHidden()
      await expect(visitor.time.slots.first()).toBeVisible()
    },
  )

  test(
    'TM-18 requests a mechanic at 320 px, without a layout shift while loading',
    { tag: ['@quick', '@phone', '@choose-mechanic'] },
    async ({ page }) => {
      const visitor = new Visitor(page)
      await watchLayout(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await opensWithoutShift(page, visitor, { organizationId: 6 })
      const select = page.getByRole('combobox', { name: 'Kuka huoltaa autosi?' })
      await select.selectOption('Asentaja Sanna')
      await expect(page.getByText(/^Työvuoro .* klo 7\.00–15\.00\.$/)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      // Both pairs of options are as tall as a finger.
      for (const name of [/^Aamulla/, 'Kalenteri'])
        expect(
          (await page.locator('label', { has: page.getByRole('radio', { name }) }).boundingBox())?.height,
        ).toBeGreaterThanOrEqual(44)
      await expectAccessible(page, 'Aika, of somebody')
      await visitor.time.chooseFirst()
      await visitor.time.next.click()
      await visitor.sees('customer')
      // After a reload, the mechanic of the held time is still shown and cannot be changed.
      await page.getByRole('button', { name: 'Vaihda aika' }).click()
      await visitor.sees('time')
      await reload(page)
      await expect(select).toHaveValue('602')
      await expect(select).toBeDisabled()
    },
  )
})
