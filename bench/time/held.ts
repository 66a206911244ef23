import type { BrowserContext } from 'playwright'
import { startOfMonth, type WallDate } from '#shared/date/wall-clock'
import { FREE_TIMES, openProduct } from './product-page'

const PAGES = 3
const SHOWN_MS = 5000
/** Time for loading the adjacent months. */
const AHEAD_MS = 1500

/** Result of paging while no call is answered. */
export interface Held {
  /** Number of presses of 'next month'. */
  readonly pressed: number
  /** Number of months that appeared. */
  readonly shown: number
  /** Whether the first paged month, which was not visible before, shows its free days. */
  readonly isKnown: boolean
}

/** Pages a loaded calendar while all further calls for free times hang. */
export async function pageWithoutAnswers(context: BrowserContext, url: string, today: WallDate): Promise<Held> {
  const { page, free, dateOf, next } = await openProduct(context, url)
  await page.waitForTimeout(AHEAD_MS)
  await page.route(FREE_TIMES, () => undefined)
  let shown = 0
  let isKnown = false
  for (let ahead = 1; ahead <= PAGES; ahead++) {
    await page.locator(next).first().click()
    const month = startOfMonth(today, ahead).slice(0, 7)
    const first = page.locator(`[role=grid]`).first().locator(`[${dateOf}^="${month}"]`)
    if (await appears(() => first.first().waitFor({ timeout: SHOWN_MS }))) shown += 1
    if (ahead === 1)
      isKnown = await appears(() =>
        page.locator(`${free}[${dateOf}^="${month}"]`).first().waitFor({ timeout: SHOWN_MS }),
      )
  }
  return { pressed: PAGES, shown, isKnown }
}

async function appears(wait: () => Promise<void>): Promise<boolean> {
  try {
    await wait()
    return true
  } catch {
    return false
  }
}
