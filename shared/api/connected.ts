/** Where the browser knows that it has no connection, resolves to true when it has one again; to false at once elsewhere. */
export const untilConnected = (): Promise<boolean> =>
  new Promise((resolve) => {
    // Where a page is drawn ahead of time there is no browser to know.
    if (typeof navigator === 'undefined' || navigator.onLine) resolve(false)
    else window.addEventListener('online', () => resolve(true), { once: true })
  })
