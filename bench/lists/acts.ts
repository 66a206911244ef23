import type { Page } from 'playwright'
import type { LongList } from './list'

const WHEEL_PX = 400
const WHEELS = 60
const BETWEEN_KEYS_MS = 120
const BETWEEN_WHEELS_MS = 30

/** Scrolls with fast wheel turns, then jumps to the end and back with keys. */
export async function scroll(page: Page): Promise<void> {
  await page.mouse.move(600, 500)
  for (let turn = 0; turn < WHEELS; turn++) {
    await page.mouse.wheel(0, turn < WHEELS / 2 ? WHEEL_PX : 4 * WHEEL_PX)
    await page.waitForTimeout(BETWEEN_WHEELS_MS)
  }
  for (const key of ['End', 'PageUp', 'PageUp', 'PageUp', 'Home']) {
    await page.keyboard.press(key)
    await page.waitForTimeout(300)
  }
}

/** Types each word letter by letter, and deletes it the same way. */
export async function filter(page: Page, { search, words }: Pick<LongList, 'search' | 'words'>): Promise<void> {
  const box = page.getByLabel(search)
  await box.focus()
  for (const word of words) {
    await page.keyboard.type(word, { delay: BETWEEN_KEYS_MS })
    await page.waitForTimeout(200)
    for (const _ of word) await page.keyboard.press('Backspace', { delay: BETWEEN_KEYS_MS })
    await page.waitForTimeout(200)
  }
}
