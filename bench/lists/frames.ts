import type { Page } from 'playwright'

/** What the page's main thread did in a stretch of time; milliseconds. */
export interface Frames {
  /** From one frame's callback to the next. */
  readonly median: number
  readonly p95: number
  readonly longest: number
  /** The longest frame by the browser's own account: what kept it from being drawn, without waiting for the screen. */
  readonly longestWork: number
  /** Frames whose work took over 50 ms. */
  readonly over: number
  readonly count: number
}

/** The bar of one frame; also from where on the browser tells of a frame's work. */
export const BAR_MS = 50

/** Runs in the page before anything of it: notes every frame. */
export function watchFrames(): void {
  const seen = { frames: [] as number[], work: [] as number[] }
  Object.assign(globalThis, { listBench: seen })
  const tick = (time: number): void => {
    seen.frames.push(time)
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
  new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => seen.work.push(duration))).observe({
    type: 'long-animation-frame',
  })
}

/** The frames while something is done. */
export async function during(page: Page, act: () => Promise<void>): Promise<Frames> {
  await page.waitForTimeout(SETTLE_MS)
  await page.evaluate(() => void Object.assign(Reflect.get(globalThis, 'listBench'), { frames: [], work: [] }))
  await act()
  await page.waitForTimeout(SETTLE_MS)
  const { frames, work }: { frames: number[]; work: number[] } = await page.evaluate(() =>
    Reflect.get(globalThis, 'listBench'),
  )
  const gaps = frames.slice(1).map((time, index) => time - (frames[index] ?? time))
  const sorted = gaps.toSorted((one, other) => one - other)
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
  return {
    median: at(0.5),
    p95: at(0.95),
    longest: at(1),
    longestWork: Math.max(0, ...work),
    over: work.filter((duration) => duration > BAR_MS).length,
    count: gaps.length,
  }
}

const SETTLE_MS = 700
