import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as TestingLibrary from '@testing-library/dom'
import { boolean, number, optional, string, type, type Infer } from 'superstruct'

declare global {
  var TestingLibraryDom: typeof TestingLibrary | undefined
}

/** Testing Library's code for a page without modules. It finds elements by role and accessible name in any engine. */
export const LIBRARY = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/index\.js$/, '@testing-library/dom.umd.min.js'),
  'utf8',
)

export interface Wanted {
  readonly role: string
  readonly name: string
  /** True if the name is the source of a regular expression. */
  readonly isPattern: boolean
  /** Moves the focus to the element. */
  readonly takesFocus?: boolean
  /** What the name of the dialog, region or form that contains the element begins with. */
  readonly within?: string
}

/** What the page knows of the wanted element. */
export const Located = type({
  /** True before `LIBRARY` has run in the page. */
  isUnprepared: optional(boolean()),
  x: optional(number()),
  y: optional(number()),
  /** True if a press at this point reaches the element. */
  isReachable: optional(boolean()),
  isDisabled: optional(boolean()),
  isFocused: optional(boolean()),
  isInView: optional(boolean()),
  value: optional(string()),
  text: optional(string()),
  /** The chosen option of a list. */
  chosen: optional(string()),
  options: optional(number()),
  /** The element that is found at the point instead. */
  cover: optional(string()),
})
export type Located = Infer<typeof Located>

/** Finds the first visible element of a role and name. Runs in the page. */
export function locate({ role, name, isPattern, takesFocus, within }: Wanted): Located {
  const library = globalThis.TestingLibraryDom
  if (!library) return { isUnprepared: true }
  const isVisible = (element: Element): boolean => element.checkVisibility() && element.getClientRects().length > 0
  // What the translator of a translated walk appends to words (tests/harness/translation/translator.ts).
  const plain = (text: string): string => text.replaceAll('ˑ', '').replaceAll(/\s+/g, ' ').trim()
  const named = (wanted: string | RegExp) => (given: string) =>
    typeof wanted === 'string' ? plain(given) === wanted : wanted.test(plain(given))
  // The name of a question goes on with its consequence.
  const isWithin = (given: string): boolean => within !== undefined && plain(given).startsWith(within)
  const inside = ['dialog', 'region', 'form']
    .flatMap((one) => (within ? library.queryAllByRole(document.body, one, { name: isWithin, hidden: true }) : []))
    .find(isVisible)
  if (within && !inside) return {}
  const options = { name: named(isPattern ? new RegExp(name) : name), hidden: true }
  const element = library.queryAllByRole(inside ?? document.body, role, options).find(isVisible)
  if (!element) return {}
  if (takesFocus && element instanceof HTMLElement) element.focus()
  const { x, y, width, height } = element.getBoundingClientRect()
  const point = { x: x + width / 2, y: y + height / 2 }
  const hit = document.elementFromPoint(point.x, point.y)
  const label = hit?.closest('label')
  const isReachable = hit !== null && (element.contains(hit) || label?.control === element)
  // As a visitor would scroll, and without an animation.
  if (!isReachable) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return {
    ...point,
    isReachable,
    isDisabled: element.matches(':disabled, [aria-disabled=true]'),
    isFocused: element === document.activeElement,
    isInView: y + height > 0 && y < innerHeight && x >= 0 && x + width <= innerWidth + 1,
    ...(element instanceof HTMLSelectElement && {
      chosen: plain(element.selectedOptions[0]?.text ?? ''),
      options: element.options.length,
    }),
    text: plain(element.textContent).slice(0, 300),
    value: 'value' in element ? String(element.value) : '',
    cover: hit?.outerHTML.slice(0, 120) ?? 'nothing',
  }
}
