/**
 * `npm run bench:time`: selects a day and pages months at 4x CPU slowdown. Alternates between the product's time step and
 * react-day-picker with the same free times. Then checks, in the product only, whether paging waits for a call and whether
 * the layout shifts while calls are late. Ratios and counts are gated. Milliseconds depend on the machine and are only shown.
 */
import type { Browser } from 'playwright'
import { dateOf, wallClockAt } from '#shared/date/wall-clock'
import { say } from '../../scripts/tools/run'
import { measureInBrowser } from '../browser/measure'
import { pageWithoutAnswers } from './held'
import { openProduct } from './product-page'
import { reportHeld, reportShifts, reportTimes } from './report'
import { buildRival, openRival, type BuiltRival } from './rival-page'
import { measureByTurns } from './rounds'
import { onScreen, SCREENS, type Screen } from './screens'
import { layoutShifts } from './shifts'

const ROUNDS = Number(process.env['ROUNDS'] ?? 12)
const today = dateOf(wallClockAt(new Date()))

await measureInBrowser(async (browser, url) => {
  const rival = await buildRival()
  try {
    say(`Medians of ${ROUNDS} rounds by turns at 4x CPU slowdown, 60 free times on each day.`)
    let isWithin = true
    for (const screen of SCREENS) if (!(await measure(browser, url, rival, screen))) isWithin = false
    return isWithin
  } finally {
    await rival.remove()
  }
})

async function measure(browser: Browser, url: string, rival: BuiltRival, screen: Screen): Promise<boolean> {
  const [ours, theirs] = await onScreen(browser, screen, async (context) => {
    const calendars = [await openProduct(context, url), await openRival(context, rival, today, screen.months)]
    return measureByTurns(calendars, today, screen.months, ROUNDS)
  })
  const held = await onScreen(browser, screen, (context) => pageWithoutAnswers(context, url, today))
  const shifts = await onScreen(browser, screen, (context) => layoutShifts(context, url, today, screen.months))
  const isQuick = ours !== undefined && theirs !== undefined && reportTimes(screen, ours, theirs)
  const isFree = reportHeld(screen, held)
  const isStill = reportShifts(screen, shifts)
  return isQuick && isFree && isStill
}
