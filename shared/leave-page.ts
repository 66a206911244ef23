/** Whether the page is being left by `leaveWithoutPrompt`. */
let isLeaving = false

/**
 * Whether the browser may ask for confirmation when the page is unloaded. A slow site keeps this page open after the
 * navigation has begun, and a second press or a redirect must not raise the question either (RC-18).
 */
export const mayPrompt = (): boolean => !isLeaving

/** Navigates by `go` without the browser's prompt, until the browser shows this page again. */
export function leaveWithoutPrompt(go: () => void): void {
  isLeaving = true
  window.addEventListener('pageshow', () => (isLeaving = false), { once: true })
  go()
}
