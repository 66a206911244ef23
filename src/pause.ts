/** Lets the browser do what waits: paint, and answer the visitor. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
