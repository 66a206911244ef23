import type { Page } from '@playwright/test'

interface Effort {
  readonly presses: number
  readonly fields: number
}

/**
 * Counts what a visitor does from the next page on: presses of the pointer, and fields that are typed into. Presses are
 * counted at the document, because Playwright stops one at the window, and repeats it, when its target has moved.
 */
export async function countEffort(page: Page): Promise<() => Promise<Effort>> {
  await page.addInitScript(() => {
    const fields = new Set<EventTarget | null>()
    const effort = { presses: 0, fields: 0 }
    document.addEventListener('pointerdown', () => (effort.presses += 1), true)
    addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLInputElement && target.type !== 'checkbox') effort.fields = fields.add(target).size
      },
      true,
    )
    Object.assign(window, { effort })
  })
  return () => page.evaluate(() => Reflect.get(window, 'effort'))
}
