import { defineStore } from './store/define-store'

/** Leaves the page by a way that is the way on: the browser's question whether to leave is heard by none. */
export function goUnasked(go: () => void): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
  go()
}

/** Sends the visitor to a page of somebody else's, from which they come back: to sign, to pay. */
export const pageLeaver = defineStore('page-leaver', () => ({
  go: (href: string): void => goUnasked(() => window.location.assign(href)),
}))
