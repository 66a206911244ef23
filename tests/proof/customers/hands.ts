/** What a visitor finds by its words and presses. Queries by role take seconds on these pages. */
import { fireEvent, waitFor } from '@testing-library/react'
import { STEP_HEADING_ID } from '#entities/process'

type Name = string | RegExp

const flat = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim()

function nameOf(element: Element): string {
  const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : []
  const names = [
    element.getAttribute('aria-label'),
    labelled.map((id) => document.getElementById(id)?.textContent).join(' '),
    labels.map((label) => label.textContent).join(' '),
    element.textContent,
  ]
  return names.map(flat).find(Boolean) ?? ''
}

const isNamed = (element: Element, name: Name): boolean =>
  typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element))

const isHTML = (element: Element): element is HTMLElement => element instanceof HTMLElement

/** Elements of a kind by their name, in the dialog that is open or else in the whole page. */
export const named = (selector: string, name: Name): HTMLElement[] =>
  [...(document.querySelector('dialog[open]') ?? document).querySelectorAll(selector)].filter(
    (one): one is HTMLElement => isHTML(one) && isNamed(one, name),
  )

/** Whether a name begins with a text. */
export const beginning = (text: string): RegExp => new RegExp(`^${text.replaceAll(/[().]/g, String.raw`\$&`)}`)

/** Waits until something is there. Throws with the page's text. */
export const seen = <T>(what: string, get: () => T | null | undefined | false): Promise<T> =>
  waitFor(
    () => {
      const found = get()
      if (found === null || found === undefined || found === false) throw new Error(`«${what}» is not on the page`)
      return found
    },
    { onTimeout: (error) => new Error(`${error.message}:\n${pageText()}`), timeout: 8000 },
  )

export const BUTTON = 'button, [role=button], a[href]'
export const CHOICE = 'input[type=checkbox], input[type=radio], [role=switch]'
export const FIELD = 'input, textarea, select'

export const press = async (name: Name): Promise<void> => click(await seen(String(name), () => named(BUTTON, name)[0]))

export const click = (element: HTMLElement): void => void fireEvent.click(element)

/** Ticks or unticks a box, or chooses a radio button. */
export const tick = async (name: Name): Promise<void> => click(await seen(String(name), () => named(CHOICE, name)[0]))

/** Writes into a field, and leaves it. */
export async function write(name: Name, text: string): Promise<void> {
  const field = await seen(String(name), () => named(FIELD, name)[0])
  field.focus()
  fireEvent.change(field, { target: { value: text } })
  fireEvent.blur(field)
  field.blur()
}

export const select = async (name: Name, option: Name): Promise<string> => {
  const field = await seen(String(name), () => named('select', name)[0])
  const chosen = await seen(String(option), () =>
    [...field.querySelectorAll('option')].find((one) => isNamed(one, option)),
  )
  fireEvent.change(field, { target: { value: chosen.value } })
  return flat(chosen.textContent)
}

export const stepHeading = (): string => flat(document.getElementById(STEP_HEADING_ID)?.textContent)

/** Waits until a step is open. */
export const atStep = (name: RegExp): Promise<unknown> => seen(`step ${String(name)}`, () => name.test(stepHeading()))

/** What the page says, with a space between its elements. */
export const textOf = (root: Element | null): string => {
  const words: string[] = []
  const walk = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) words.push(node.textContent ?? '')
    if (node instanceof Element && (node.matches('svg, style, script, select') || node.hasAttribute('hidden'))) return
    if (node instanceof Element && BLOCKS.test(node.tagName)) words.push('\n')
    node.childNodes.forEach(walk)
    if (node instanceof Element && BLOCKS.test(node.tagName)) words.push('\n')
  }
  if (root) walk(root)
  return words.join('').split('\n').map(flat).filter(Boolean).join('\n')
}
const BLOCKS =
  /^(P|DIV|H\d|LI|UL|OL|DL|DT|DD|SECTION|BUTTON|A|LABEL|LEGEND|FIELDSET|OUTPUT|ARTICLE|HEADER|SMALL|STRONG|S)$/

const pageText = (): string => textOf(document.body)

/** Calls that the server has not answered yet. */
export const network = { open: 0 }

/** Waits until nothing is loading or being saved any more. */
export async function settled(): Promise<void> {
  let rests = 0
  await seen('rest', () => {
    const isBusy =
      document.querySelector('[aria-busy=true]') !== null ||
      [...document.querySelectorAll('main output, main [role=status], main p')].some(({ textContent }) =>
        textContent.endsWith('…'),
      )
    rests = isBusy || network.open > 0 ? 0 : rests + 1
    return rests >= 3
  })
}
