import type { Browser, BrowserContext, BrowserContextOptions, Request } from 'playwright'
import { PHONE, PIXEL_RATIO } from '../browser/slow-phone'
import { toTime, walkToTime } from '../time/product-page'

/** A visitor at the time step, to be reloaded in new browser contexts. */
export interface Session {
  readonly cookies: BrowserContextOptions['storageState']
  readonly items: Readonly<Record<string, string>>
  /** The requests that the product made on the way. */
  readonly requests: readonly Request[]
}

const OPTIONS: BrowserContextOptions = {
  viewport: PHONE,
  deviceScaleFactor: PIXEL_RATIO,
  locale: 'fi-FI',
  timezoneId: 'Europe/Helsinki',
}

/** Walks to the time step and stores the session. */
export async function walkToSession(browser: Browser, url: string): Promise<Session> {
  const context = await browser.newContext(OPTIONS)
  try {
    const page = await context.newPage()
    const requests: Request[] = []
    page.on('request', (request) => void requests.push(request))
    await walkToTime(page, url)
    await toTime(page)
    await page
      .locator('main button', { hasText: /^\d{1,2}\.\d\d$/ })
      .first()
      .waitFor()
    const items = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)))
    return { cookies: await context.storageState(), items, requests }
  } finally {
    await context.close()
  }
}

/** Opens a new browser context, without any cache, in which the visitor's tab has the session. */
export async function resume(browser: Browser, { cookies, items }: Session): Promise<BrowserContext> {
  const context = await browser.newContext({ ...OPTIONS, ...(cookies && { storageState: cookies }) })
  await context.addInitScript((stored) => {
    if (sessionStorage.length === 0)
      for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value)
  }, items)
  return context
}
