import type { Browser, CDPSession } from 'playwright'
import { PHONE, PIXEL_RATIO, slowDown } from '../browser/slow-phone'

/** Measurements of a cold page visit. Times are in milliseconds from the start of the navigation. */
export interface PageVisit {
  readonly fcp: number
  readonly lcp: number
  /** Time at which the form is interactive. NaN on a page without code. */
  readonly formLive: number
  /** Sum of the time over 50 ms of each long task after the first paint. */
  readonly blocking: number
  readonly longestTask: number
  readonly layoutShift: number
  readonly requests: number
  readonly kilobytes: number
}

const QUIET_MS = 1500
const LIMIT_MS = 60_000

/**
 * Runs before the page's own code: records paints, long tasks, layout shifts, and the time of React's hydration of the
 * form.
 */
function watch(): void {
  const seen = { fcp: 0, lcp: 0, shift: 0, live: Number.NaN, long: [] as [number, number][] }
  Object.assign(globalThis, { pageBench: seen })
  // The function is serialised into the page, so it must contain everything it uses.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const on = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
  on('longtask', ({ startTime, duration }) => void seen.long.push([startTime, duration]))
  on('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) seen.shift += Number(Reflect.get(entry, 'value'))
  })
  const check = (): void => {
    const form = document.querySelector('main form')
    if (form && Object.keys(form).some((key) => key.startsWith('__reactProps'))) seen.live = performance.now()
    else setTimeout(check, 10)
  }
  check()
}

function result(): Omit<PageVisit, 'requests' | 'kilobytes'> {
  const { fcp, lcp, shift, live, long } = Reflect.get(globalThis, 'pageBench')
  const after = long.filter(([start, duration]: [number, number]) => start + duration > fcp)
  return {
    fcp,
    lcp,
    formLive: live,
    blocking: after.reduce((sum: number, [, duration]: [number, number]) => sum + Math.max(0, duration - 50), 0),
    longestTask: Math.max(0, ...long.map(([, duration]: [number, number]) => duration)),
    layoutShift: shift,
  }
}

function countTraffic(devtools: CDPSession) {
  const open = new Set<string>()
  let requests = 0
  let bytes = 0
  let quietSince = Date.now()
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) return
    open.add(requestId)
    requests += 1
  })
  const end = (requestId: string, length: number): void => {
    if (!open.delete(requestId)) return
    bytes += length
    quietSince = Date.now()
  }
  devtools.on('Network.loadingFinished', (event) => end(event.requestId, event.encodedDataLength))
  devtools.on('Network.loadingFailed', (event) => end(event.requestId, 0))
  return {
    isQuiet: () => open.size === 0 && Date.now() - quietSince > QUIET_MS,
    total: () => ({ requests, kilobytes: bytes / 1000 }),
  }
}

/** Makes a cold page visit as a phone on a slow connection, and waits until the network is quiet. */
export async function pageVisit(browser: Browser, url: string): Promise<PageVisit> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: PIXEL_RATIO, locale: 'fi-FI' })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    const traffic = countTraffic(devtools)
    await slowDown(devtools)
    // The TypeScript loader wraps every named function in a helper that the page lacks.
    await page.addInitScript('globalThis.__name = (one) => one')
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'load', timeout: LIMIT_MS })
    const deadline = Date.now() + LIMIT_MS
    while (Date.now() < deadline && !traffic.isQuiet()) await new Promise((wake) => setTimeout(wake, 100))
    return { ...(await page.evaluate(result)), ...traffic.total() }
  } finally {
    await context.close()
  }
}
