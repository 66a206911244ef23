import { defineStore } from './store/define-store'

/** Sends the visitor to a page of somebody else's, from which they come back: to sign, to pay. */
export const pageLeaver = defineStore('page-leaver', () => ({
  go: (href: string): void => {
    // The visitor asked for it, and nothing is lost: the browser's question whether to leave is in the way.
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
    window.location.assign(href)
  },
}))
