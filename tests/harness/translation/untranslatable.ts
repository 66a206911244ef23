import { wordsAndFixed } from '#shared/jsx/fixed-parts'

/** Elements whose texts React replaces together with them, or whose content is text alone. */
const WHOLE = 'text-part, option, style, script, [translate="no"]'

/** Elements whose texts nobody translates. */
const UNTRANSLATED = '[translate="no"], option, textarea, style, script, svg'

/**
 * Returns the texts that a page translator would break: those beside other content without an element of their own,
 * which React would no longer find, and those with an amount, a time or the like that is not marked (decision 043).
 */
export function untranslatable(root: Node): readonly string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode
    if (!textContent?.trim() || !parentElement) continue
    const isBare = parentElement.childNodes.length > 1 && !parentElement.closest(WHOLE)
    const isUnmarked = wordsAndFixed(textContent).length > 1 && !parentElement.closest(UNTRANSLATED)
    if (isBare || isUnmarked) found.push(`${parentElement.outerHTML.slice(0, 200)}: ${textContent}`)
  }
  return found
}
