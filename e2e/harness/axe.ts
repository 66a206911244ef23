import axe from 'axe-core'
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    axe?: typeof axe
    axeRun?: Promise<axe.AxeResults>
  }
}

/** The rules to check: those with one of these tags, or these alone. */
export type AxeRules = { readonly tags: readonly string[] } | { readonly rules: readonly string[] }

/**
 * Returns the axe violations of an element of the page, by default of all of it. Axe is loaded once a document, because
 * loading takes longer than checking. The content of frames is not checked; no page of the application has any.
 */
export async function violations(page: Page, checked: AxeRules, selector = 'html'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source)
  const runOnly: axe.RunOnly =
    'tags' in checked ? { type: 'tag', values: [...checked.tags] } : { type: 'rule', values: [...checked.rules] }
  return page.evaluate(
    async ({ selector, runOnly }) => {
      if (!window.axe) throw new Error('The page has no axe.')
      // Chromium may collect the promise of an evaluation that nothing on the page refers to.
      window.axeRun = window.axe.run(selector, { runOnly, resultTypes: ['violations'] })
      const found = await window.axeRun
      return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
    },
    { selector, runOnly },
  )
}
