import { defineStore } from './store/define-store'

/** Sends the visitor to a page of somebody else's, from which they come back: to sign, to pay. */
export const pageLeaver = defineStore('page-leaver', () => ({
  go: (href: string): void => {
    const { dataset } = document.documentElement
    // For src/navigation/use-unload-question.ts: there is nothing to ask.
    dataset['leaving'] = ''
    // The browser may keep the page as it is and show it again.
    window.addEventListener('pageshow', () => delete dataset['leaving'], { once: true })
    window.location.assign(href)
  },
}))
