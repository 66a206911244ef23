import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until the focus is where it is wanted, and in sight, as somebody without a mouse does. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let presses = 0; presses < 80; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return expect(wanted).toBeInViewport()
    await page.keyboard.press(key)
  }
  throw new Error(`80 times ${key} do not lead to ${wanted.toString()}`)
}
