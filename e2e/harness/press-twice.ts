import type { Locator } from '@playwright/test'

/**
 * Clicks twice before a response can arrive. On a busy machine, the second click of a mouse's double click can arrive
 * after the response and hit another element.
 */
export const pressTwice = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
