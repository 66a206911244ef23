import type { BrowserContext, Page, Route } from 'playwright'
import type { Calendar } from './calendar'
import { freeDays } from './free-days'

/** Matches all calls for free times: of a shift or of the whole day. */
export const FREE_TIMES = /\/free-times(\/morning|\/evening)?\?/

/** Mocks the free times of a server that offers all days. */
export async function answerFreeTimes(route: Route): Promise<void> {
  const { searchParams } = new URL(route.request().url())
  await route.fulfill({ json: freeDays(searchParams.get('start') ?? '', searchParams.get('end') ?? '') })
}

/** Walks from the first step to the last click before the time step. */
export async function walkToTime(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/huolto`)
  await page.getByLabel(/Rekisterinumero/).fill('ABC-123')
  await page.getByLabel(/Mittarilukema/).fill('84500')
  await page.getByRole('button', { name: 'Jatka' }).locator('visible=true').first().click()
  await page.getByRole('button', { name: 'Valitse Helsinki Roihupelto' }).click()
  await page.getByRole('checkbox', { name: 'Perushuolto (öljynvaihtohuolto)' }).check()
}

/** Goes on to the time step. */
export const toTime = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Jatka', exact: true }).locator('visible=true').first().click()

/** Selectors of the product's calendar. */
export const productCalendar = (page: Page): Calendar => ({
  page,
  day: (date) => `[role=grid] [data-date="${date}"]`,
  free: '[role=grid] [data-date]:not([aria-disabled=true])',
  dateOf: 'data-date',
  next: 'button[aria-label="Seuraava kuukausi"]',
  previous: 'button[aria-label="Edellinen kuukausi"]',
})

/** Opens the product at its time step. */
export async function openProduct(context: BrowserContext, url: string): Promise<Calendar> {
  const page = await context.newPage()
  await page.route(FREE_TIMES, answerFreeTimes)
  await walkToTime(page, url)
  await toTime(page)
  const calendar = productCalendar(page)
  await page.locator(calendar.free).first().waitFor()
  return calendar
}
