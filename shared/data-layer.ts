/** The page's data layer, which the tag manager's container reads once it is loaded. */

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

export const layer = (): unknown[] => (window.dataLayer ??= [])

/** Google's tag requires a command to be an `arguments` object. A rest-parameter array would count as an event. */
export const gtag: (...command: readonly unknown[]) => void = function command() {
  // oxlint-disable-next-line prefer-rest-params -- see above
  layer().push(arguments)
}
