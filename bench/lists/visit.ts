import type { Browser, Page } from 'playwright'
import { filter, scroll } from './acts'
import { during, watchFrames, type Frames } from './frames'
import type { LongList } from './list'
import { filterPlainly, plainPage } from './plain-page'

/** Measurements of one page. */
export interface Measured {
  readonly scrolling: Frames
  readonly filtering: Frames
  readonly nodes: number
  /** Number of GET calls that the page made. */
  readonly calls: number
}

const CPU_SLOWDOWN = 4
const SCREEN = { width: 1280, height: 900 }

/** Measures the list in the product, then the same rows in plain HTML. */
export async function visit(
  browser: Browser,
  url: string,
  list: LongList,
): Promise<Record<'ours' | 'plain', Measured>> {
  const context = await browser.newContext({ viewport: SCREEN, locale: 'fi-FI', timezoneId: 'Europe/Helsinki' })
  try {
    // The TypeScript loader wraps every named function in a helper that the page lacks.
    await context.addInitScript('globalThis.__name = (one) => one')
    await context.addInitScript(watchFrames)
    const page = await context.newPage()
    let calls = 0
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().includes('/ServiceBooking/rest/')) calls += 1
    })
    await list.answer(page)
    await list.open(page, url)
    const ours = { ...(await measure(browser, page, list)), calls }
    const html = await plainPage(page, list)
    const other = await context.newPage()
    await other.setContent(html)
    await other.evaluate(filterPlainly)
    // Init scripts do not run on about:blank.
    await other.evaluate(watchFrames)
    const plain = { ...(await measure(browser, other, list)), calls: 0 }
    return { ours, plain }
  } finally {
    await context.close()
  }
}

async function measure(browser: Browser, page: Page, list: LongList): Promise<Omit<Measured, 'calls'>> {
  await page.bringToFront()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  const scrolling = await during(browser, page, () => scroll(page))
  const filtering = await during(browser, page, () => filter(page, list))
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return { scrolling, filtering, nodes }
}
