import type { Browser, Page } from 'playwright'
import { longestTasks } from './tasks'

/** What the page did in a stretch of time; milliseconds. */
export interface Frames {
  /** From one frame to the next, by the clock: what the visitor sees, and what else the machine is busy with. */
  readonly median: number
  readonly p95: number
  readonly longest: number
  /** The longest task of the page's main thread, in time of its own: other programs do not count. */
  readonly task: number
  /** Tasks over the bar. */
  readonly over: number
}

/** The bar of one frame. */
export const BAR_MS = 50

/** Runs in the page: notes when each frame is drawn. */
export function watchFrames(): void {
  const frames: number[] = []
  Object.assign(globalThis, { listBench: frames })
  const tick = (time: number): void => {
    frames.push(time)
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
}

/** The frames while something is done. */
export async function during(browser: Browser, page: Page, act: () => Promise<void>): Promise<Frames> {
  await page.waitForTimeout(SETTLE_MS)
  await page.evaluate(() => void Reflect.get(globalThis, 'listBench').splice(0))
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  await act()
  await page.waitForTimeout(SETTLE_MS)
  const tasks = longestTasks(await browser.stopTracing())
  const frames: number[] = await page.evaluate(() => Reflect.get(globalThis, 'listBench'))
  const gaps = frames.slice(1).map((time, index) => time - (frames[index] ?? time))
  const sorted = gaps.toSorted((one, other) => one - other)
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
  return {
    median: at(0.5),
    p95: at(0.95),
    longest: at(1),
    task: tasks[0] ?? 0,
    over: tasks.filter((duration) => duration > BAR_MS).length,
  }
}

const SETTLE_MS = 700
