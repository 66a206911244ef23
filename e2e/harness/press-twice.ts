import type { Locator } from '@playwright/test'

/**
 * Two presses before the page has answered the first. The second of a mouse's double click may come after, where the machine is
 * busy, and land on what is there by then.
 */
export const pressTwice = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
