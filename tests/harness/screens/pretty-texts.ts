const MOST_LINES = 60
const CONTROLS = 'button, a, input, select, textarea'
/** What stands around a step and is the same on all of them. */
const AROUND = '[hidden], script, style, nav'

const nameOf = (region: Element): string => {
  const label = region.getAttribute('aria-label')
  const heading = region.querySelector('h1, h2, h3, legend')?.textContent
  return `${region.tagName.toLowerCase()}${label || heading ? ` '${label || heading}'` : ''}`
}

/** One line for each text or control, in the page's order. */
function linesOf(element: Element): string[] {
  if (element.matches(AROUND)) return []
  if (element.matches(CONTROLS)) return [controlOf(element)]
  return [...element.childNodes].flatMap((node) => {
    if (node instanceof Element) return linesOf(node)
    const text = node.textContent?.trim()
    return text ? [text] : []
  })
}

function controlOf(element: Element): string {
  const words = element.getAttribute('aria-label') ?? element.textContent?.trim()
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
  const isOff = element.matches(':disabled, [aria-disabled=true]')
  return `[${element.tagName.toLowerCase()}] ${words || label || element.id}${valueOf(element)}${isOff ? ' (disabled)' : ''}`
}

function valueOf(element: Element): string {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLSelectElement)) return ''
  if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type))
    return element.checked ? ' (checked)' : ''
  return ` = ${element.value}`
}

function printed(region: Element): string {
  const lines = linesOf(region)
  const more = lines.length > MOST_LINES ? [`… and ${lines.length - MOST_LINES} more lines`] : []
  return [`In ${nameOf(region)}:`, ...lines.slice(0, MOST_LINES).map((line) => `  ${line}`), ...more].join('\n')
}

/** Prints a region by its name and texts. Of the whole document, an open dialog and the main part are enough. */
export function prettyTexts(container: Element | Document): string {
  const element = container instanceof Document ? container.body : container
  if (element !== document.body) return printed(element)
  const dialogs = [...element.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')]
  const main = element.querySelector('main') ?? element
  return [...dialogs.filter((dialog) => !main.contains(dialog)), main].map(printed).join('\n')
}
