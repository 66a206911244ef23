import type { BrowserContext } from 'playwright'
import { slowDown } from '../browser/slow-phone'

/** Costs of a page until its times stand. Durations are CPU milliseconds of the main thread. */
export interface Visit {
  /** Style and layout together. */
  readonly rendering: number
  readonly style: number
  readonly layout: number
  readonly script: number
  readonly thread: number
  readonly styles: number
  readonly layouts: number
  /** Wall-clock time until the times stand, rounded up to the polling interval. */
  readonly clock: number
}

const POLL_MS = 100
const LIMIT_MS = 60_000
/** Includes the work that follows the times, such as the next month's data. */
const SETTLE_MS = 1000

/** Runs in the page: returns whether it shows free times as buttons. Reads no layout, so that it causes none. */
const showsTimes = (): boolean =>
  [...document.querySelectorAll('main button')].some(({ textContent }) => /^\d{1,2}\.\d\d$/.test(textContent))

/** Opens a page on the slow phone and measures it until its times stand. */
export async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await slowDown(devtools)
  // The counters begin with the navigation.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const start = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  while (!(await page.evaluate(showsTimes))) {
    if (performance.now() - start > LIMIT_MS) throw new Error(`${url} shows no times`)
    await page.waitForTimeout(POLL_MS)
  }
  const clock = performance.now() - start
  await page.waitForTimeout(SETTLE_MS)
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (key: string): number => metrics.find(({ name }) => name === key)?.value ?? Number.NaN
  const style = 1000 * of('RecalcStyleDuration')
  const layout = 1000 * of('LayoutDuration')
  return {
    rendering: style + layout,
    style,
    layout,
    script: 1000 * of('ScriptDuration'),
    thread: 1000 * of('TaskDuration'),
    styles: of('RecalcStyleCount'),
    layouts: of('LayoutCount'),
    clock,
  }
}
