import type { Page } from 'playwright'

/** What a visitor saw of one wait. */
export interface Wait {
  /** From the press, or from the start of the navigation, to the frame that shows what was waited for. */
  readonly ms: number
  /** Sum of the layout shifts from the press until the page is at rest, without those right after an input. */
  readonly shift: number
}

/** How long late responses may still move the page after what was waited for. */
const REST_MS = 2500
const LIMIT_MS = 30_000

/** Runs before the page's own code: records the last press and the layout shifts since. */
export function watch(): void {
  const state = { pressedAt: 0, shift: 0 }
  Object.assign(globalThis, { journeyBench: state })
  addEventListener('pointerdown', ({ timeStamp }) => Object.assign(state, { pressedAt: timeStamp, shift: 0 }), true)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!Reflect.get(entry, 'hadRecentInput')) state.shift += Number(Reflect.get(entry, 'value'))
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Resolves to the time of the frame in which an element of the selector is rendered. */
function rendered([selector, limitMs]: readonly [string, number]): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`Not seen: ${selector}`)), limitMs)
    const look = (): void => {
      const isSeen = [...document.querySelectorAll(selector)].some((one) => one.getClientRects().length > 0)
      if (isSeen) requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** Waits until an element of the selector is rendered and the page is at rest. `onSeen` is called in between. */
export async function outcome(page: Page, selector: string, onSeen: () => void): Promise<Wait> {
  const at = await page.evaluate(rendered, [selector, LIMIT_MS] as const)
  onSeen()
  await page.waitForTimeout(REST_MS)
  const { pressedAt, shift } = await page.evaluate(() => Reflect.get(globalThis, 'journeyBench'))
  return { ms: at - pressedAt, shift }
}
