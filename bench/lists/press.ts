import type { ElementHandle, Page } from 'playwright'

export type Box = ElementHandle | null

/**
 * Scrolls to something and presses it, as a hand with a mouse does. A click of Playwright's own looks for what is under the
 * pointer in the page itself, which would be measured as if the product did it.
 */
export async function press(page: Page, box: Box): Promise<void> {
  await box?.scrollIntoViewIfNeeded()
  await page.waitForTimeout(50)
  const place = await box?.boundingBox()
  if (place) await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
}
