import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/** Axe finds nothing in what is shown now, in the light scheme or the dark; `where` names it in the report. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await standsStill(page)
  // In one go: the page has no frames, for which axe would open a page of its own each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  expect.soft(await violations(axe.withTags(RULES)), where).toEqual([])
  // In the dark only the colours differ.
  await showScheme(page, 'dark')
  expect.soft(await violations(axe.withRules(['color-contrast'])), `${where}, dark`).toEqual([])
  await showScheme(page, 'light')
}

/** Switches between light and dark, and waits until no colour is on its way from one to the other. */
export async function showScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await standsStill(page)
}

/** What takes longer shows time going by: a notification's line, a skeleton. */
const LONGEST_MS = 1_000

/** Waits until nothing fades in, moves or changes its colour: half transparent, a text has less contrast than it will have. */
export const standsStill = (page: Page): Promise<void> =>
  page.evaluate(async (longest) => {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const passing = document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && Number(effect?.getComputedTiming().endTime) <= longest
    })
    await Promise.allSettled(passing.map(({ finished }) => finished))
  }, LONGEST_MS)

async function violations(axe: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}
