import { EARLY_SUBMIT } from '#shared/form/take-over'

/** A form drawn ahead of time must not be sent by the browser itself: that would load the page anew and lose what was typed. */
export function keepSubmit(document: Document): void {
  document.addEventListener('submit', (event) => {
    // Once the code is here it says so itself, before this is asked.
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    event.target.setAttribute(EARLY_SUBMIT, '')
  })
}
