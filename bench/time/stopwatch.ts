import type { CDPSession, Page } from 'playwright'

/** Expected content of the screen. Evaluated in the page. */
export type Shown =
  | { readonly kind: 'slots'; readonly first: string; readonly count: number }
  | {
      readonly kind: 'month'
      readonly free: string
      readonly dateOf: string
      readonly month: string
      readonly count: number
    }

/**
 * Runs in the page: measures from the next press to the frame that shows the content, in milliseconds. Checks once per
 * frame, in both pages alike.
 */
function watchPress(shown: Shown): void {
  const isShown = (): boolean => {
    if (shown.kind === 'slots') {
      const texts = [...document.querySelectorAll('main button')].map((button) => button.textContent)
      const times = texts.filter((text) => /^\d{1,2}\.\d\d$/.test(text))
      return times.length === shown.count && times[0] === shown.first
    }
    const days = document.querySelectorAll(shown.free)
    return days.length === shown.count && days[0]?.getAttribute(shown.dateOf)?.startsWith(shown.month) === true
  }
  const painted = new Promise<number>((resolve) => {
    const start = ({ timeStamp }: Event): void => {
      const look = (): void => {
        if (!isShown()) return void requestAnimationFrame(look)
        // A task queued in the frame runs after the frame is painted.
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now() - timeStamp), { once: true })
        port1.start()
        port2.postMessage(null)
      }
      requestAnimationFrame(look)
    }
    addEventListener('pointerdown', start, { capture: true, once: true })
  })
  Object.assign(globalThis, { painted })
}

const SETTLE_MS = 250
const LIMIT_MS = 10_000

/** Milliseconds from a press until everything is painted. */
export interface Took {
  /** Wall-clock time, as the visitor sees it. Includes load from other programs. */
  readonly clock: number
  /** CPU time of the page's main thread. Excludes load from other programs. */
  readonly thread: number
}

/** Enables metrics in CPU time of the thread. */
export const watchThread = (devtools: CDPSession): Promise<unknown> =>
  devtools.send('Performance.enable', { timeDomain: 'threadTicks' })

async function threadTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

/** Presses and releases at once, as a quick finger does. */
export async function timePress(page: Page, devtools: CDPSession, where: string, shown: Shown): Promise<Took> {
  await page.bringToFront()
  const box = page.locator(where).first()
  await box.scrollIntoViewIfNeeded()
  const place = await box.boundingBox()
  if (!place) throw new Error(`Nothing to press: ${where}`)
  const point = { x: place.x + place.width / 2, y: place.y + place.height / 2 }
  await page.mouse.move(point.x, point.y)
  await page.evaluate(watchPress, shown)
  await page.waitForTimeout(SETTLE_MS)
  const press = { ...point, button: 'left', clickCount: 1 } as const
  const before = await threadTime(devtools)
  await Promise.all([
    devtools.send('Input.dispatchMouseEvent', { type: 'mousePressed', buttons: 1, ...press }),
    devtools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', buttons: 0, ...press }),
  ])
  const clock = await Promise.race([
    page.evaluate((): Promise<number> => Reflect.get(globalThis, 'painted')),
    late(`${where}: the expected content was not shown in ${LIMIT_MS} ms: ${JSON.stringify(shown)}`),
  ])
  return { clock, thread: (await threadTime(devtools)) - before }
}

async function late(message: string): Promise<never> {
  await new Promise((wake) => setTimeout(wake, LIMIT_MS).unref())
  throw new Error(message)
}
