import { EARLY_SUBMIT } from '#shared/form/take-over'

/**
 * Prevents the browser from submitting a prerendered form itself, which would reload the page and discard the input.
 */
export function keepSubmit(document: Document): void {
  document.addEventListener('submit', (event) => {
    // The loaded application prevents the default earlier, so its own submits are skipped.
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    event.target.setAttribute(EARLY_SUBMIT, '')
  })
}
