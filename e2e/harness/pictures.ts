import { expect, type Locator, type Page } from '@playwright/test'
import { animationsFinished } from './access'

/** Paths of the tabs that the pictures show. */
const TABS = ['/huolto', '/renkaanvaihto', '/peruutus']

/** Hides the tabs of processes added later, because each would change every picture. */
const setOtherTabs = (page: Page, isShown: boolean): Promise<void> =>
  page.locator('header nav li').evaluateAll(
    (all, { tabs, isShown }) => {
      for (const one of all)
        if (one instanceof HTMLElement && !tabs.includes(one.querySelector('a')?.getAttribute('href') ?? ''))
          // An inline property, because the page's content security policy refuses a style sheet.
          one.style.display = isShown ? '' : 'none'
    },
    { tabs: TABS, isShown },
  )

/**
 * Compares an element, or the whole page, with the picture of that name in e2e/pictures
 * (docs/decisions/007-visual-baselines.md). The pages have the tests' own font (test-font.ts).
 */
export async function expectPicture(seen: Locator | Page, name: string): Promise<void> {
  const page = 'page' in seen ? seen.page() : seen
  // The footer is loaded when the browser is idle.
  const footer = page.getByRole('contentinfo')
  if ((await footer.count()) > 0) await footer.getByRole('link').first().waitFor()
  // A moving element has its own compositing layer, on which letters can be half a pixel off.
  await animationsFinished(page)
  await setOtherTabs(page, false)
  await expect(seen).toHaveScreenshot(`${name}.png`, 'page' in seen ? {} : { fullPage: true })
  await setOtherTabs(page, true)
}
