/**
 * Resolves to true once the browser is online again, if it reports itself offline. Otherwise resolves to false at
 * once.
 */
export const waitUntilOnline = (): Promise<boolean> =>
  new Promise((resolve) => {
    // Pages are prerendered in Node, whose own `navigator` (from Node 21 on) is never online.
    if (typeof window === 'undefined' || navigator.onLine) resolve(false)
    else window.addEventListener('online', () => resolve(true), { once: true })
  })
