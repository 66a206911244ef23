import { flushSync } from 'react-dom'

/** Makes a change that may move an element by what comes or goes above it, and scrolls along, so that it is seen to stay. */
export function keepInPlace(element: Element | null, change: () => void): void {
  const top = (): number => element?.getBoundingClientRect().top ?? 0
  const before = top()
  flushSync(change)
  const moved = top() - before
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
}
