/**
 * Resolves to true once the browser is online again, if it reports itself offline. Otherwise resolves to false at
 * once.
 */
export const waitUntilOnline = (): Promise<boolean> =>
  new Promise((resolve) => {
    // There is no `navigator` during prerendering in Node.
    if (typeof navigator === 'undefined' || navigator.onLine) resolve(false)
    else window.addEventListener('online', () => resolve(true), { once: true })
  })
