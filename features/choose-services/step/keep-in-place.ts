import { flushSync } from 'react-dom'

/** Applies a change and scrolls by the distance that the element moves, so that it keeps its place in the viewport. */
export function keepInPlace(element: Element | null, change: () => void): void {
  const top = (): number => element?.getBoundingClientRect().top ?? 0
  const before = top()
  flushSync(change)
  const moved = top() - before
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
}
