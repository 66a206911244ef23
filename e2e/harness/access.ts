import { expect, type Page } from '@playwright/test'
import { violations } from './axe'
import { faultsOf, wordsTwice } from './ear/rules'
import { readThrough } from './ear/tree'

export const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/**
 * Expects no axe violations of the rules with these tags in either scheme, nothing doubled, joined or nameless in what a
 * screen reader reads of the page, and no word twice in its title. `where` is the label in the report. The page must
 * be at rest: on one that changes meanwhile, axe compares the colours of two moments.
 */
export async function expectAccessible(page: Page, where: string, tags = RULES): Promise<void> {
  await animationsFinished(page)
  expect.soft(await violations(page, { tags }), where).toEqual([])
  expect.soft(faultsOf(await readThrough(page)), `${where}, read aloud`).toEqual([])
  expect.soft(wordsTwice(await page.title()), `${where}, title`).toEqual([])
  // Only the colours differ in the dark scheme.
  await showScheme(page, 'dark')
  expect.soft(await violations(page, { rules: ['color-contrast'] }), `${where}, dark`).toEqual([])
  await showScheme(page, 'light')
}

/** Switches between the light and the dark scheme, and waits until the colour transitions have finished. */
export async function showScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await animationsFinished(page)
}

/** Maximum duration in ms of a transition. Longer animations show progress, such as a notification's line. */
const LONGEST_MS = 1_000

/** Waits until the running transitions have finished, because a half transparent text has less contrast. */
export const animationsFinished = (page: Page): Promise<void> =>
  page.evaluate(async (longest) => {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const transitions = document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && Number(effect?.getComputedTiming().endTime) <= longest
    })
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  }, LONGEST_MS)
