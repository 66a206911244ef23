import type { ElementHandle, Page } from 'playwright'

export type Box = ElementHandle | null

/**
 * Scrolls to an element and clicks it with the mouse. Does not use Playwright's click, because its hit test runs in the
 * page and would be measured too.
 */
export async function press(page: Page, box: Box): Promise<void> {
  await box?.scrollIntoViewIfNeeded()
  await page.waitForTimeout(50)
  const place = await box?.boundingBox()
  if (place) await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
}
