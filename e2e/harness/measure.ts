import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible, RULES } from './access'

/** Lower edge of an element in px from the top of the page. */
export async function bottomOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('The element is not visible.')
  return Math.round(box.y + box.height + (await locator.page().evaluate(() => window.scrollY)))
}

export const pageHeight = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight)

const WIDTHS = [1280, 390, 320] as const
const LOWEST = 44

/**
 * Expects no sideways scrolling, targets of 44 px, and no axe violations including best practice, at every width of the
 * design and in both schemes (LO-15, LO-16). Leaves the page at its own size.
 */
export async function expectFitting(page: Page, where: string): Promise<void> {
  const own = page.viewportSize()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(scroll, `${where} at ${width}: width of the page`).toBeLessThanOrEqual(width)
    expect.soft(await lowTargets(page), `${where} at ${width}: low targets`).toEqual([])
    await expectAccessible(page, `${where} at ${width}`, [...RULES, 'best-practice'])
  }
  if (own) await page.setViewportSize(own)
}

/**
 * Buttons, links and fields of the content that are lower than 44 px, except links inside a sentence. The target of a
 * checkbox or radio button is the row around it.
 */
const lowTargets = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('main')
    .locator('a, button, input, select, textarea, summary')
    .evaluateAll((all, lowest) => {
      const isInSentence = (one: Element): boolean =>
        one.tagName === 'A' && one.parentElement?.tagName === 'P' && one.parentElement.textContent !== one.textContent
      const heightOf = (one: Element): number => {
        const row = one.matches('[type=checkbox], [type=radio]') ? one.parentElement : null
        return (row ?? one).getBoundingClientRect().height
      }
      return all
        .filter((one) => one.checkVisibility() && !isInSentence(one))
        .filter((one) => heightOf(one) < lowest - 0.5)
        .map((one) => `${one.tagName} ${one.textContent?.trim()} ${heightOf(one)}`)
    }, LOWEST)
