/**
 * The attribute of a form that was sent before its code had come. A page drawn ahead of time keeps the submit
 * (src/first-paint/keep-submit.ts), and the form sends itself once more when it can.
 */
export const EARLY_SUBMIT = 'data-early-submit'

const DRAWN = '[data-drawn]'

/** Whether the form stood in the page before its code had come. */
export const isDrawn = (form: HTMLFormElement | null): boolean => form?.closest(DRAWN) != null

/** Takes over what was typed into a form of a page drawn ahead of time, and sent, while its code was on the way. */
export function takeOver(form: HTMLFormElement): void {
  // Of the first form only: what comes later was never without its code.
  form.closest(DRAWN)?.removeAttribute('data-drawn')
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.value !== field.defaultValue)
      typeAgain(field, HTMLInputElement.prototype)
    if (field instanceof HTMLTextAreaElement && field.value !== field.defaultValue)
      typeAgain(field, HTMLTextAreaElement.prototype)
  }
  if (!form.hasAttribute(EARLY_SUBMIT)) return
  form.removeAttribute(EARLY_SUBMIT)
  // When the effects of what is around the form have been run, too: it is ready to be sent only then.
  queueMicrotask(() => form.requestSubmit())
}

/** React hears of a text only when it differs from the last one it saw, and it saw this one when it took the page over. */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement, prototype: object): void {
  const { value, selectionStart, selectionEnd } = field
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // An e-mail field has no selection to speak of.
  if (selectionStart !== null && document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd)
}
