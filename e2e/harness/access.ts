import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/** Axe finds nothing in what is shown now, in the light scheme or the dark; `where` names it in the report. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
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
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })
}

async function violations(axe: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}
