/**
 * The attribute of a form that was sent before its code had come. A page drawn ahead of time keeps the submit
 * (src/first-paint/keep-submit.ts), and the form sends itself once more when it can.
 */
export const EARLY_SUBMIT = 'data-early-submit'

/** Takes over what was typed into a form of a page drawn ahead of time, and sent, while its code was on the way. */
export function takeOver(form: HTMLFormElement): void {
  for (const field of form.elements)
    if (field instanceof HTMLInputElement && field.value !== field.defaultValue) typeAgain(field)
  if (!form.hasAttribute(EARLY_SUBMIT)) return
  form.removeAttribute(EARLY_SUBMIT)
  form.requestSubmit()
}

/** React hears of a text only when it differs from the last one it saw, and it saw this one when it took the page over. */
function typeAgain(field: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd } = field
  field.value = field.defaultValue
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(field, value)
  field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
