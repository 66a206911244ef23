import type { BrowserContext, Page, Route } from 'playwright'
import { startOfMonth, type WallDate } from '#shared/date/wall-clock'
import { answerFreeTimes, FREE_TIMES, productCalendar, toTime, walkToTime } from './product-page'

/** Layout shifts during a load, as counted by Chromium's cumulative layout shift. */
export interface Shift {
  /** Description of the load. */
  readonly loading: string
  readonly score: number
  /** False for the reload of the whole page, which is only shown. */
  readonly isGated: boolean
  readonly moved: readonly string[]
}

/** Chromium ignores shifts within half a second of an input, so responses come later. */
const LATE_MS = 700
const SETTLE_MS = 1000
/** More months than are prefetched. */
const MONTHS_PAGED = 4
/** Months that the product searches beyond the shown ones. */
const FURTHER_MONTHS = 3

/** Loads the time step in several ways with late responses, and returns the layout shifts. */
export async function layoutShifts(
  context: BrowserContext,
  url: string,
  today: WallDate,
  months: number,
): Promise<readonly Shift[]> {
  const usual = await beforeTheStep(context, url, today)
  const { free, next } = productCalendar(usual)
  const empty = await beforeTheStep(context, url, startOfMonth(today, months + FURTHER_MONTHS - 1))
  const enter = async (page: Page): Promise<void> => {
    await toTime(page)
    await page.locator(free).first().waitFor()
  }
  return [
    await during(usual, 'the step', () => enter(usual)),
    await during(usual, 'months ahead', async () => {
      for (let paged = 0; paged < MONTHS_PAGED; paged++) await usual.locator(next).first().click()
    }),
    await during(usual, 'another shift', () => usual.getByText('Iltapäivällä tai illalla').click()),
    {
      ...(await during(usual, 'the page at the step', async () => {
        await usual.reload()
        await usual.locator(free).first().waitFor()
      })),
      isGated: false,
    },
    await during(empty, 'the step, nothing free for months', () => enter(empty)),
  ]
}

/**
 * Opens the product at the step before the time step, and delays all further responses. Times are free from `firstFree`
 * on.
 */
async function beforeTheStep(context: BrowserContext, url: string, firstFree: WallDate): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(watchLayout)
  await walkToTime(page, url)
  await page.route(FREE_TIMES, (route) =>
    endOf(route) < firstFree ? route.fulfill({ json: [] }) : answerFreeTimes(route),
  )
  await page.route(/\/ServiceBooking\/rest\//, async (route) => {
    await new Promise((wake) => setTimeout(wake, LATE_MS))
    await route.fallback()
  })
  return page
}

const endOf = (route: Route): WallDate => new URL(route.request().url()).searchParams.get('end') ?? ''

/** Measures the shifts during an act, until the network is idle and everything is drawn. */
async function during(page: Page, loading: string, act: () => Promise<void>): Promise<Shift> {
  await page.bringToFront()
  await page.evaluate(() => void Reflect.get(globalThis, 'moved').splice(0))
  await act()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(SETTLE_MS)
  const moved: [score: number, what: string][] = await page.evaluate(() => Reflect.get(globalThis, 'moved'))
  return {
    loading,
    score: moved.reduce((sum, [score]) => sum + score, 0),
    isGated: true,
    moved: moved.map(([score, what]) => `${score.toFixed(5)} ${what}`),
  }
}

/** Runs before the page's own code. */
function watchLayout(): void {
  const moved: [score: number, what: string][] = []
  Object.assign(globalThis, { moved })
  const note = (entry: PerformanceEntry): void => {
    if (Reflect.get(entry, 'hadRecentInput')) return
    const sources: { node: unknown }[] = Reflect.get(entry, 'sources')
    const names = sources.map(({ node }) =>
      node instanceof Node ? `${node.nodeName.toLowerCase()} '${node.textContent?.slice(0, 40)}'` : 'removed element',
    )
    moved.push([Reflect.get(entry, 'value'), names.join(', ')])
  }
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: 'layout-shift', buffered: true })
}
