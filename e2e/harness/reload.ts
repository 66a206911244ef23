import { expect, type Page } from '@playwright/test'

/**
 * Loads the page anew, as its visitor does. In the instant in which the page puts its history right, the browser gives a
 * reload up; a visitor would press again.
 */
export const reload = (page: Page): Promise<void> =>
  expect(async () => {
    await page.reload()
  }).toPass()
