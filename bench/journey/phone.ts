import type { Browser, Page } from 'playwright'

const CPU_SLOWDOWN = 4
/** Round trip of Lighthouse's applied throttling for "slow 4G", in milliseconds. */
export const ROUND_TRIP_MS = 562.5
const SLOW_4G = {
  offline: false,
  latency: ROUND_TRIP_MS,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const PHONE = { width: 412, height: 823 }

/** A page as on a slow phone with a slow connection. */
export interface Phone {
  readonly page: Page
  /** Returns the number of requests so far. */
  readonly requests: () => number
  /** Does something with an empty browser cache. */
  readonly withoutCache: (act: () => Promise<void>) => Promise<void>
  readonly close: () => Promise<void>
}

export async function openPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 1.75,
    hasTouch: true,
    locale: 'fi-FI',
    timezoneId: 'Europe/Helsinki',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  let count = 0
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) count += 1
  })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  // The TypeScript loader wraps every named function in a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (one) => one')
  const withoutCache = async (act: () => Promise<void>): Promise<void> => {
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    await act()
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: false })
  }
  return { page, requests: () => count, withoutCache, close: () => context.close() }
}
