import { leaveWithoutPrompt } from './leave-page'
import { defineStore } from './store/define-store'

/** Navigates to an external page for signing or payment, from which the visitor returns. */
export const pageLeaver = defineStore('page-leaver', () => ({
  go: (href: string): void => leaveWithoutPrompt(() => window.location.assign(href)),
  /** False in a frame: banks refuse to be shown in one, and a return outside it would not find the session. */
  canReturn: window.parent === window,
}))
