/**
 * `npm run bench:services`: 500 services in 30 open categories at 4x CPU slowdown. A tick may redraw only its own row,
 * which is gated. Milliseconds depend on the machine and are only shown.
 */
import { say } from '../../scripts/tools/run'
import { measureInBrowser } from '../browser/measure'
import { scroll } from './acts'
import { during, watchFrames } from './frames'
import { answerServices, boxesOf, closedHeadings, drawnRows, openAll, openServices, tick, watchRows } from './services'

/** Services of the two initially open sections, and of distant categories. */
const TICKED = [1, 2, 31, 62, 18, 450]

await measureInBrowser(async (browser, url) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'fi-FI' })
  await context.addInitScript('globalThis.__name = (one) => one')
  await context.addInitScript(watchFrames)
  const page = await context.newPage()
  await answerServices(page)
  await openServices(page, url)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const measured = async (name: string, act: () => Promise<void>): Promise<void> => {
    const { median, p95, longest, task } = await during(browser, page, act)
    const figures = Object.entries({ median, p95, longest, task })
    say(name.padEnd(12) + figures.map(([key, value]) => `${key} ${value.toFixed(0)} ms`.padEnd(18)).join(''))
  }
  const headings = await closedHeadings(page)
  await measured('opening', () => openAll(page, headings))
  const boxes = await boxesOf(page, TICKED)
  await watchRows(page)
  await measured('ticking', () => tick(page, boxes))
  await measured('scrolling', () => scroll(page))
  const drawn = await drawnRows(page)
  const isWithin = drawn.length === TICKED.length && TICKED.every((id) => drawn.includes(`Palvelu ${id}`))
  say(`${TICKED.length} ticks drew ${drawn.length} rows again${isWithin ? '' : `: ${drawn.join(', ')}  TOO MUCH`}`)
  return isWithin
})
