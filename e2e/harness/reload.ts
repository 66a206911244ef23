import { expect, type Page } from '@playwright/test'

/*
 * Both retry, because the browser aborts a reload and a navigation while the page corrects its history entries, as it does
 * after Kiitos.
 */

/** Reloads the page as a visitor does. */
export const reload = (page: Page): Promise<void> =>
  expect(async () => {
    await page.reload()
  }).toPass()

/** Opens another address, as a visitor who types it. */
export const openAddress = (page: Page, path: string): Promise<void> =>
  expect(async () => {
    await page.goto(path)
  }).toPass()
