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
  for (const field of form.elements) {
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (isField && field.value !== field.defaultValue) redispatchInput(field)
  }
  if (!form.hasAttribute(EARLY_SUBMIT)) return
  form.removeAttribute(EARLY_SUBMIT)
  // Submits in a microtask, because the form is ready only after the effects of its ancestors have run.
  queueMicrotask(() => form.requestSubmit())
}

/**
 * Remembers what was typed and sent in the prerendered forms of an element. The returned function applies it to the same
 * forms once they have been drawn anew.
 */
export function keepTyped(root: Element): () => void {
  const typed = new Map(
    fieldsIn(root).flatMap(([key, { value, defaultValue }]) => (value === defaultValue ? [] : [[key, value]])),
  )
  const focused = fieldsIn(root).find(([, field]) => field === document.activeElement)?.[0]
  const isSubmitted = root.querySelector(`[${EARLY_SUBMIT}]`) !== null
  return () => {
    for (const [key, field] of fieldsIn(root)) {
      const value = typed.get(key)
      if (value !== undefined) {
        field.value = value
        redispatchInput(field)
      }
      if (key === focused) field.focus()
    }
    if (isSubmitted) root.querySelector('form')?.requestSubmit()
  }
}

/** The text fields by the place of their form and their name. */
const fieldsIn = (root: Element): (readonly [key: string, Field])[] =>
  [...root.querySelectorAll('form')].flatMap((form, place) =>
    [...form.querySelectorAll<Field>('input, textarea')].map((field) => [`${place} ${field.name}`, field] as const),
  )

type Field = HTMLInputElement | HTMLTextAreaElement

/** Makes React notice a prerendered value: it ignores an input event whose value it has already seen. */
function redispatchInput(field: Field): void {
  const { value, selectionStart, selectionEnd } = field
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // `selectionStart` is null for an e-mail field, which has no selection API.
  if (selectionStart !== null && document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd)
}
