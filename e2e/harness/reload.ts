import { expect, type Page } from '@playwright/test'

/**
 * Reloads the page as a visitor does. Retries, because the browser aborts a reload while the page corrects its history
 * entries.
 */
export const reload = (page: Page): Promise<void> =>
  expect(async () => {
    await page.reload()
  }).toPass()
