/** Yields to the browser, so that it can paint and handle input. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
