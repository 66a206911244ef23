/** The page's data layer: what the tag manager's container reads, once there is one. */

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

export const layer = (): unknown[] => (window.dataLayer ??= [])

/** Google tells a command from an event by its being an `arguments` object, which no rest parameter is. */
export const gtag: (...command: readonly unknown[]) => void = function command() {
  // oxlint-disable-next-line prefer-rest-params -- see above
  layer().push(arguments)
}
