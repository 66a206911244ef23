const FIELDS = 'main :is(input, select, textarea)[aria-required="true"]'
const QUESTION = 'main fieldset:not(:has(:checked)) input[type="radio"]:not(:disabled)'

/** Returns the first required field without a value, or else the first choice of a question without an answer. */
export function firstMissing(): HTMLElement | null {
  const fields = document.querySelectorAll<HTMLInputElement>(FIELDS)
  return Array.from(fields).find(({ value }) => value.trim() === '') ?? document.querySelector<HTMLElement>(QUESTION)
}
