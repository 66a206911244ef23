import type { Browser, Page } from 'playwright'
import { CPU_SLOWDOWN, PHONE, PIXEL_RATIO, SLOW_4G } from '../browser/slow-phone'

/** Round trip of the slow connection, in milliseconds. */
export const ROUND_TRIP_MS = SLOW_4G.latency

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
    deviceScaleFactor: PIXEL_RATIO,
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
