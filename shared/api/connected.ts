/** Where the browser knows that it has no connection, resolves when it has one again; `undefined` where it may have one. */
export const untilConnected = (): Promise<unknown> | undefined =>
  !navigator.onLine
    ? new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    : undefined
