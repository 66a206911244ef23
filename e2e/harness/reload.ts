import { expect, type Page } from '@playwright/test'

/*
 * Both retry, because the browser aborts a reload and a visit while the page corrects its history entries, as it does
 * after Kiitos.
 */

/** Reloads the page as a visitor does. */
export const reload = (page: Page): Promise<void> =>
  expect(async () => {
    await page.reload()
  }).toPass()

/** Visits another address, as a visitor who types it. */
export const visit = (page: Page, path: string): Promise<void> =>
  expect(async () => {
    await page.goto(path)
  }).toPass()
