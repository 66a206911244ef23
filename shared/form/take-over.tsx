/**
 * Marks a form that was submitted before its code had loaded. The script of a prerendered page sets it
 * (src/first-paint/keep-submit.ts), and the form submits itself again once it is ready.
 */
export const EARLY_SUBMIT = 'data-early-submit'

const DRAWN = '[data-drawn]'

/** Returns whether the form is part of a prerendered page. */
export const isPrerendered = (form: HTMLFormElement | null): boolean => form?.closest(DRAWN) != null

/** Applies text that was typed, and a submit that was made, in a prerendered form before its code had loaded. */
export function takeOver(form: HTMLFormElement): void {
  // Ends with the effects of this render, which include those of every prerendered form. Later forms are not prerendered.
  const drawn = form.closest(DRAWN)
  queueMicrotask(() => drawn?.removeAttribute('data-drawn'))
  readSilentValues(form)
  if (!form.hasAttribute(EARLY_SUBMIT)) return
  form.removeAttribute(EARLY_SUBMIT)
  // Submits in a microtask, because the form is ready only after the effects of its ancestors have run.
  queueMicrotask(() => form.requestSubmit())
}

/**
 * Makes React notice text that stands in a field without its knowledge: typed before its code had loaded, or set without
 * an event, as some browsers' autofill and password managers do. React keeps the default value of a text field equal to
 * the value that it knows.
 */
export function readSilentValues(root: ParentNode): void {
  const fields = root.querySelectorAll<Field>('input:not([type="checkbox"], [type="radio"]), textarea')
  const silent = Array.from(fields).filter(({ value, defaultValue }) => value !== defaultValue)
  // All values first, because React may draw the other fields again for each event.
  const values = silent.map((field) => [field, field.value] as const)
  for (const [field, value] of values) sendInput(field, value)
}

/** Returns whether text was typed, or a submit made, in the prerendered forms of an element. */
export const isTyped = (root: Element): boolean =>
  root.querySelector(`[${EARLY_SUBMIT}]`) !== null ||
  fieldsIn(root).some(([, { value, defaultValue }]) => value !== defaultValue)

/**
 * Remembers what was typed and sent in the prerendered forms of an element, and what has the focus. The returned function
 * applies it to the same page once it has been drawn anew.
 */
export function keepTyped(root: Element): () => void {
  const typed = new Map(
    fieldsIn(root).flatMap(([key, { value, defaultValue }]) => (value === defaultValue ? [] : [[key, value]])),
  )
  const focused = controlsIn(root).findIndex((control) => control === document.activeElement)
  const isSubmitted = root.querySelector(`[${EARLY_SUBMIT}]`) !== null
  return () => {
    for (const [key, field] of fieldsIn(root)) {
      const value = typed.get(key)
      if (value !== undefined) sendInput(field, value)
    }
    controlsIn(root)[focused]?.focus()
    if (isSubmitted) root.querySelector('form')?.requestSubmit()
  }
}

/** The text fields by the index of their form and their name. */
const fieldsIn = (root: Element): (readonly [key: string, Field])[] =>
  [...root.querySelectorAll('form')].flatMap((form, index) =>
    [...form.querySelectorAll<Field>('input, textarea')].map((field) => [`${index} ${field.name}`, field] as const),
  )

const controlsIn = (root: Element): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea'),
]

type Field = HTMLInputElement | HTMLTextAreaElement

/** Sets a text in a way that React notices: it ignores an input event whose value it has already seen. */
export function sendInput(field: Field, value: string): void {
  const { selectionStart, selectionEnd } = field
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // `selectionStart` is null for an e-mail field, which has no selection API.
  if (selectionStart !== null && document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd)
}
