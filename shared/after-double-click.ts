/** Longest time between the two presses of a double click, in ms. */
const DOUBLE_CLICK_MS = 600

/**
 * Starts with a press, and returns a function that resolves once no second press of a double click can follow. A question
 * that is asked after it cannot be answered by a press that was made before anybody read it.
 */
export function afterDoubleClick(): () => Promise<void> {
  const over = performance.now() + DOUBLE_CLICK_MS
  return () => new Promise((resolve) => setTimeout(resolve, Math.max(0, over - performance.now())))
}
