import { defineStore } from './store/define-store'

/** Navigates by `go` without the browser's prompt, by stopping every other `beforeunload` listener. */
export function leaveWithoutPrompt(go: () => void): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
  go()
}

/** Navigates to an external page for signing or payment, from which the visitor returns. */
export const pageLeaver = defineStore('page-leaver', () => ({
  go: (href: string): void => leaveWithoutPrompt(() => window.location.assign(href)),
}))
