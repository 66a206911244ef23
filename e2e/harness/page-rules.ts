/** Rules that hold on every page in every state. */
import type { Page } from '@playwright/test'

/** Lists faults of the heading outline. A page has one heading of level 1 and skips no level. */
export async function outlineFaults(page: Page): Promise<readonly string[]> {
  // The question about cookies comes before the page, and its heading begins no part of the page.
  const question = page.getByRole('region', { name: 'Saammeko käyttää evästeitä?' }).getByRole('heading')
  const asked = await question.evaluateAll((all) => all.length)
  const all = await page
    .getByRole('heading')
    .evaluateAll((found) => found.map((one) => ({ level: Number(one.tagName.slice(1)), text: one.textContent })))
  const headings = all.slice(asked)
  const titles = headings.filter(({ level }) => level === 1)
  const skipping = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1)
  return [
    ...(titles.length === 1 ? [] : [`${titles.length} headings of level 1`]),
    ...skipping.map(({ level, text }) => `h${level} «${text}» has none above it`),
  ]
}

/** Lists controls in the page's content smaller than 44 px. The label of a checkbox or radio counts as part of it. */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.getByRole('main').evaluate((main) => {
    // Measures the height by hit testing, because the click area can extend beyond the element's own box.
    const heightPressed = (element: Element): number => {
      element.scrollIntoView({ block: 'center' })
      const { x, y, width, height } = element.getBoundingClientRect()
      const hits = (offset: number): boolean => {
        const hit = document.elementFromPoint(x + width / 2, y + height / 2 + offset)
        return hit === element || hit?.closest('label')?.control === element
      }
      const reach = (direction: 1 | -1): number => {
        let pixels = 0
        while (pixels < 30 && hits(direction * pixels)) pixels++
        return pixels
      }
      return reach(1) + reach(-1)
    }
    const size = (element: Element): { width: number; height: number } => {
      const { width, height } = element.getBoundingClientRect()
      if (!(element instanceof HTMLInputElement) || !['checkbox', 'radio'].includes(element.type))
        return { width, height: height < 44 ? heightPressed(element) : height }
      return { width: element.labels?.[0]?.getBoundingClientRect().width ?? width, height: heightPressed(element) }
    }
    // Links in running text are exempt, because they are as high as their line.
    const isInText = (element: Element): boolean =>
      element instanceof HTMLAnchorElement && getComputedStyle(element).display === 'inline'
    // Buttons that are seen only while they have the focus of the keys.
    const isClipped = (element: Element): boolean => getComputedStyle(element).clipPath !== 'none'
    return [...main.querySelectorAll('button, a[href], input, select, textarea, summary')]
      .filter((element) => element.checkVisibility() && !isInText(element) && !isClipped(element))
      .map((element) => ({ element, box: size(element) }))
      .filter(({ box }) => Math.min(box.width, box.height) < 43.99)
      .map(({ element, box }) => `${box.width} × ${box.height} ${element.outerHTML.slice(0, 150)}`)
  })

/** Lists totals that are out of view or covered while the button that orders them is in view. */
export const hiddenTotals = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element): boolean => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }
    return [...document.querySelectorAll('section[data-order] strong.num')]
      .filter((total) => {
        const buttons = total.closest('section')?.querySelectorAll('button') ?? []
        return [...buttons].some(isSeen) && !isSeen(total)
      })
      .map(({ textContent }) => textContent)
  })

/** Lists amounts and register numbers that stand on two lines. */
export const brokenValues = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const VALUE = /[−-]?\d[\d\u00a0 ]*,\d\d[\u00a0 ]€|[A-ZÅÄÖ]{2,3}-\d{1,3}\b/g
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode
      for (const { 0: value, index } of (text.textContent ?? '').matchAll(VALUE)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + value.length)
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
        if (lines.size > 1) found.push(value)
      }
    }
    return found
  })

/** Lists texts and controls that a window of this width in px cuts off at the side. Nothing else scrolls sideways. */
export const cutOff = (page: Page, width: number): Promise<readonly string[]> =>
  page.evaluate(
    (right) =>
      [...document.querySelectorAll('main :is(h1, h2, h3, p, button, input, select, dd, address), dialog button')]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
        .filter((element) => element.getBoundingClientRect().right > right || element.getBoundingClientRect().left < -1)
        .map((element) => element.outerHTML.slice(0, 120)),
    width + 1,
  )
