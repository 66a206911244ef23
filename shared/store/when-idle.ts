/** Resolves when the browser is idle, or in the next task in browsers without requestIdleCallback. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => void (window.requestIdleCallback ?? setTimeout)(resolve))
