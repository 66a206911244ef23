/** The functions run in the page, so they use nothing from outside. */

/** Focuses the visible text field at an index of the page. Returns false past the last, and below an open dialog or picker. */
export function focusField(index: number): boolean {
  const field = [...document.querySelectorAll<HTMLElement>('input, select, textarea')].filter(
    (one) => one.checkVisibility() && !one.matches('[readonly], :disabled, [type=checkbox], [type=radio]'),
  )[index]
  if (!field || document.querySelector('dialog[open], [role=dialog]')) return false
  field.focus()
  return true
}

/** Returns what of the focused field is too small, has no hint for the keyboard, or is covered. */
export function faultsOfFocused(): readonly string[] {
  const field = document.activeElement
  if (!field) return ['nothing has the focus']
  const name = field.getAttribute('name') ?? field.id
  const { left, top, width, height, bottom } = field.getBoundingClientRect()
  const isInView = top >= 0 && (bottom <= innerHeight || height > innerHeight / 2)
  const seen = document.elementFromPoint(left + width / 2, Math.min(top + height / 2, innerHeight - 1))
  return [
    ...(parseFloat(getComputedStyle(field).fontSize) < 16 ? [`${name} is smaller than 16 px`] : []),
    ...(field.matches('input:not([enterkeyhint])') ? [`${name} has no enterkeyhint`] : []),
    ...(field.matches('input:not([autocomplete])') ? [`${name} has no autocomplete`] : []),
    ...(!isInView || (seen !== field && !field.contains(seen)) ? [`${name} is not in view at ${top}`] : []),
  ]
}
