/**
 * `npm run bench:heap -- [count]`: makes bookings one after another in one tab by the real wizard, and measures what the
 * page keeps: heap, nodes, listeners and detached elements. Growth is gated.
 */
import { say } from '../../scripts/tools/run'
import { measureInBrowser } from '../browser/measure'
import { book, startAgain } from './booking'
import { heldObjects, type Held } from './held'

const COUNT = Number(process.argv[2] ?? 100)
/** Bookings before the first measurement, in which all code is loaded and compiled, and caches are filled. */
const WARM_UPS = 10
/** Maximum growth of the heap over all bookings. */
const MOST_MEGABYTES = 5

const show = (booking: number, { megabytes, nodes, listeners, detached }: Held): void =>
  say(
    `${String(booking).padStart(6)} bookings  ${megabytes.toFixed(2)} MB  ${nodes} nodes  ${listeners} listeners  ${detached} detached`,
  )

await measureInBrowser(async (browser, url) => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'fi-FI',
    timezoneId: 'Europe/Helsinki',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await page.goto(`${url}/huolto`)
  let first: Held | undefined
  let last: Held | undefined
  for (let booking = 1; booking <= WARM_UPS + COUNT; booking++) {
    await book(page, booking)
    await startAgain(page)
    const done = booking - WARM_UPS
    if (done < 0 || (done % Math.ceil(COUNT / 10) !== 0 && done !== COUNT)) continue
    last = await heldObjects(devtools)
    first ??= last
    show(done, last)
  }
  if (!first || !last) return false
  const grown = {
    megabytes: last.megabytes - first.megabytes,
    listeners: last.listeners - first.listeners,
    detached: last.detached - first.detached,
  }
  say(
    `Grown by ${grown.megabytes.toFixed(2)} MB of ${MOST_MEGABYTES}, ${grown.listeners} listeners and ${grown.detached} detached elements of 0`,
  )
  return grown.megabytes < MOST_MEGABYTES && grown.listeners <= 0 && grown.detached <= 0
})
