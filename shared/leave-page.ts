import { defineStore } from './store/define-store'

/** Sends the visitor to a page of somebody else's, from which they come back: to sign, to pay. */
export const pageLeaver = defineStore('page-leaver', () => ({
  go: (href: string): void => {
    // The browser's question whether to leave is heard by none: this is the way on.
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
    window.location.assign(href)
  },
}))
