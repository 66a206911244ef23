/**
 * Keeps what jsdom computes for an element until the document changes. Queries by role and by label ask for the style of
 * every element and all its parents, and jsdom copies it property by property for each question.
 */
export function keepComputedStyles(): void {
  const compute = window.getComputedStyle
  let kept = new WeakMap<Element, CSSStyleDeclaration>()
  const forget = (): void => {
    kept = new WeakMap()
  }
  const changes = new MutationObserver(forget)
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !element.isConnected) return compute(element, pseudo)
    if (changes.takeRecords().length > 0) forget()
    const known = kept.get(element)
    if (known) return known
    const style = compute(element)
    kept.set(element, style)
    return style
  }
}
