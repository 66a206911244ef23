import type { Browser, Page } from 'playwright'
import { PHONE, PIXEL_RATIO, slowDown } from '../browser/slow-phone'

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
  await slowDown(devtools)
  // The TypeScript loader wraps every named function in a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (one) => one')
  const withoutCache = async (act: () => Promise<void>): Promise<void> => {
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    await act()
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: false })
  }
  return { page, requests: () => count, withoutCache, close: () => context.close() }
}
