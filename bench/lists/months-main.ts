/**
 * `npm run bench:months`: pages the calendar of the time step to its last month and back, 24 months in all, at 4x CPU
 * slowdown, with 60 free times on each day. Milliseconds depend on the machine and are only shown.
 */
import { dateOf, startOfMonth, wallClockAt } from '#shared/date/wall-clock'
import { say } from '../../scripts/tools/run'
import { measureInBrowser } from '../browser/measure'
import { openProduct } from '../time/product-page'
import { CPU_SLOWDOWN, onScreen, SCREENS } from '../time/screens'
import { during, watchFrames } from './frames'

/** The calendar ends a year ahead. */
const MONTHS = 12
const BETWEEN_PRESSES_MS = 300
const today = dateOf(wallClockAt(new Date()))

await measureInBrowser(async (browser, url) => {
  let isPaged = true
  for (const screen of SCREENS) {
    await onScreen(browser, screen, async (context) => {
      await context.addInitScript(watchFrames)
      const { page, day, next, previous } = await openProduct(context, url)
      const devtools = await context.newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
      let isAway = false
      const { median, p95, longest, task } = await during(browser, page, async () => {
        for (const button of [next, previous]) {
          for (let month = 0; month < MONTHS; month++) {
            // Pressed in the page, because Playwright's own click would be measured too.
            await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), button)
            await page.waitForTimeout(BETWEEN_PRESSES_MS)
          }
          isAway ||= await page.locator(day(startOfMonth(today, MONTHS))).isVisible()
        }
      })
      const isBack = await page.locator(day(today)).isVisible()
      isPaged &&= isAway && isBack
      const figures = Object.entries({ median, p95, longest, task })
      const line = figures.map(([key, value]) => `${key} ${value.toFixed(0)} ms`.padEnd(18)).join('')
      say(`${screen.width} px`.padEnd(12) + line + (isAway && isBack ? '' : '  THE MONTHS WERE NOT SHOWN'))
    })
  }
  return isPaged
})
