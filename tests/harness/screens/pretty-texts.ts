const MOST_LINES = 40
const CONTROLS = 'button, a, input, select, textarea'

const nameOf = (region: Element): string => {
  const label = region.getAttribute('aria-label')
  const heading = region.querySelector('h1, h2, h3, legend')?.textContent
  return `${region.tagName.toLowerCase()}${label || heading ? ` '${label || heading}'` : ''}`
}

/** One line for each text or control, in the page's order. */
function linesOf(element: Element): string[] {
  if (element.matches('[hidden], script, style')) return []
  if (element.matches(CONTROLS)) return [controlOf(element)]
  return [...element.childNodes].flatMap((node) => {
    if (node instanceof Element) return linesOf(node)
    const text = node.textContent?.trim()
    return text ? [text] : []
  })
}

function controlOf(element: Element): string {
  const words = element.getAttribute('aria-label') ?? element.textContent?.trim()
  const value = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? ` = ${element.value}` : ''
  return `[${element.tagName.toLowerCase()}] ${words || element.id}${value}`
}

/** Prints a region by its name and texts. Of the whole document, the main part is enough if there is one. */
export function prettyTexts(container: Element | Document): string {
  const element = container instanceof Document ? container.body : container
  const region = element === document.body ? (element.querySelector('main') ?? element) : element
  const lines = linesOf(region)
  const more = lines.length > MOST_LINES ? [`… and ${lines.length - MOST_LINES} more lines`] : []
  return [`In ${nameOf(region)}:`, ...lines.slice(0, MOST_LINES).map((line) => `  ${line}`), ...more].join('\n')
}
