import type { Browser, Page } from 'playwright'
import { longestTasks } from './tasks'

/** Frames and tasks of the page during an act, in milliseconds. */
export interface Frames {
  /** Wall-clock time between frames, as the visitor sees it. Includes load from other programs. */
  readonly median: number
  readonly p95: number
  readonly longest: number
  /** CPU time of the longest task on the page's main thread. Excludes load from other programs. */
  readonly task: number
  /** Number of tasks longer than the bar. */
  readonly over: number
}

/** Maximum duration of a task. */
export const BAR_MS = 50

/** Runs in the page: records the time of each frame. */
export function watchFrames(): void {
  const frames: number[] = []
  Object.assign(globalThis, { listBench: frames })
  const tick = (time: number): void => {
    frames.push(time)
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
}

/** Measures the frames and tasks during an act. */
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
