import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until the target has the focus, as a keyboard user does, and expects it in the viewport. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return expect(target).toBeInViewport()
    await page.keyboard.press(key)
  }
  throw new Error(`80 presses of ${key} do not focus ${target.toString()}`)
}
