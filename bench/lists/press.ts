import type { ElementHandle, Page } from 'playwright'

export type Box = ElementHandle | null

/** How long a button is down in a quick click, in milliseconds. */
const DOWN_MS = 80

/**
 * Scrolls to an element and clicks it with the mouse: arrives, rests, presses and releases, as a hand does. Events without
 * a pause would be one task and one frame. Does not use Playwright's click, because its hit test runs in the page and would
 * be measured too.
 */
export async function press(page: Page, box: Box): Promise<void> {
  await box?.scrollIntoViewIfNeeded()
  await page.waitForTimeout(50)
  const place = await box?.boundingBox()
  if (!place) return
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2)
  await page.waitForTimeout(DOWN_MS)
  await page.mouse.down()
  await page.waitForTimeout(DOWN_MS)
  await page.mouse.up()
}
