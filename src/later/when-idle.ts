/** Resolves once the browser has nothing else to do; not every one says when that is. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => void (window.requestIdleCallback ?? setTimeout)(resolve))
