/**
 * For `npm run dev` alone: what was typed stays when the code is edited. Some edits are applied in place, and a store that they
 * load again begins empty; others, as of a process's words, reload the page.
 */
import { sendInput } from '#shared/form/take-over'

const KEY = 'development.typed'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Typed = Map<string, string | boolean>

/** A field may come with the data of its step. */
const LATEST_MS = 10_000
/** A form takes its fields up after they are drawn. */
const SETTLED_MS = 100

const isChecked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)

const fields = (): Map<string, Field> =>
  new Map(
    [...document.querySelectorAll<Field>('main :is(input, textarea, select)')].map((field) => [
      `${field.name || field.id} ${isChecked(field) ? field.value : ''}`,
      field,
    ]),
  )

const valueOf = (field: Field): string | boolean => (isChecked(field) ? field.checked : field.value)

function keepTyped(): void {
  const typed = [...fields()].map(([key, field]) => [key, valueOf(field)])
  sessionStorage.setItem(KEY, JSON.stringify(typed))
}

function applyTo(field: Field, value: string | boolean): void {
  if (isChecked(field)) field.click()
  else if (field instanceof HTMLSelectElement) {
    field.value = String(value)
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else sendInput(field, String(value))
}

/** Applies what was kept to each field that has lost it, once it is there. */
function applyTyped(): void {
  const typed: Typed = new Map(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'))
  sessionStorage.removeItem(KEY)
  const apply = (): void => {
    for (const [key, field] of fields()) {
      const value = typed.get(key)
      typed.delete(key)
      if (value !== undefined && value !== valueOf(field)) applyTo(field, value)
    }
  }
  let settled: ReturnType<typeof setTimeout> | undefined
  const applySoon = (): void => {
    clearTimeout(settled)
    settled = setTimeout(apply, SETTLED_MS)
  }
  const observer = new MutationObserver(applySoon)
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), LATEST_MS)
  applySoon()
}

/** Keeps what was typed over each update, which begins with a check, and over the reload that ends some of them. */
export function keepTypedOver(hot: Hot): void {
  hot.addStatusHandler((status) => {
    if (status === 'check') keepTyped()
    if (status === 'idle') applyTyped()
  })
  applyTyped()
}
