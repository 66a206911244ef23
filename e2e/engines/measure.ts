import { array, number, record, string, tuple, type, type Infer } from 'superstruct'

/** Left, top, width and height in CSS pixels, from the start of the page or of the viewport. */
const Box = tuple([number(), number(), number(), number()])
export type Box = Infer<typeof Box>

/** Layout of a page, as one engine computes it. */
export const Layout = type({
  viewport: tuple([number(), number()]),
  /** Width and height of what can be scrolled. */
  page: tuple([number(), number()]),
  /** Boxes of the page's blocks by role and name, from the start of the page. */
  blocks: record(string(), Box),
  /** Boxes of what stays in place while the page scrolls, from the start of the viewport. */
  fixed: record(string(), Box),
  /** Pairs of texts and controls that cover each other. */
  overlaps: array(string()),
})
export type Layout = Infer<typeof Layout>

/** Measures the page. Runs in the page, so it uses nothing from outside. */
export function measure(): Layout {
  const BLOCKS = 'header, main, footer, section, form, aside, dialog[open], [role=dialog], fieldset'
  const LEAVES = 'button, a[href], input, select, textarea, summary, h1, h2, h3, p, dt, dd, label'
  // Whatever its opacity, because a busy machine shows the first frame of an animation for long.
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  const isFixed = (element: Element | null): boolean =>
    element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement))
  const boxOf = (element: Element, [left, top]: readonly [number, number]): Box => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [Math.round(x + left), Math.round(y + top), Math.round(width), Math.round(height)]
  }
  const nameOf = (element: Element): string => {
    // The step's section has no name, because its heading is said.
    const isStep = element.hasAttribute('data-step')
    const by = isStep ? 'step-heading' : element.getAttribute('aria-labelledby')?.split(' ')[0]
    const text = element.getAttribute('aria-label') ?? (by ? document.getElementById(by)?.textContent : undefined)
    const own = text ?? (/^(H\d|BUTTON|A|P)$/.test(element.tagName) ? element.textContent : '')
    // Days and times differ from one walk to the next.
    return `${element.tagName.toLowerCase()} ${
      own
        ?.trim()
        .split(/,|\d|\S+tai\b|keskiviikko/)[0]
        ?.slice(0, 40) ?? ''
    }`.trim()
  }
  const blocks: Record<string, Box> = {}
  const fixed: Record<string, Box> = {}
  for (const element of document.querySelectorAll<HTMLElement>(BLOCKS)) {
    // A block without a text shows nothing, such as the place of notifications, whose styles may come later.
    if (!isVisible(element) || element.innerText.trim() === '') continue
    const stays = isFixed(element)
    const boxes = stays ? fixed : blocks
    boxes[nameOf(element)] ??= boxOf(element, stays ? [0, 0] : [scrollX, scrollY])
  }
  // An open dialog or date picker may cover the page.
  const dialog = document.querySelector('dialog[open], [role=dialog]')
  const leaves = [...(dialog ?? document).querySelectorAll(LEAVES)]
    .filter((element) => isVisible(element) && (dialog !== null || !isFixed(element)))
    .map((element) => ({ element, rect: element.getBoundingClientRect() }))
    // Texts for screen readers are one pixel large.
    .filter(({ rect }) => rect.width > 4 && rect.height > 4)
  const overlaps: string[] = []
  leaves.forEach(({ element: one, rect: a }, index) => {
    for (const { element: two, rect: b } of leaves.slice(index + 1)) {
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (width > 2 && height > 2 && !one.contains(two) && !two.contains(one))
        overlaps.push(`${nameOf(one)} / ${nameOf(two)}`)
    }
  })
  const { scrollWidth, scrollHeight } = document.documentElement
  return {
    viewport: [innerWidth, innerHeight],
    page: [scrollWidth, scrollHeight],
    blocks,
    fixed,
    overlaps,
  }
}
