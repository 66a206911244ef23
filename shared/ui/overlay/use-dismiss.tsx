import { useEffect, type RefObject } from 'react'

/**
 * Calls `dismiss` on Escape, or on a pointer press or focus outside `anchor`, while open. Replaces the hooks of
 * floating-ui, which would enlarge the bundle too much.
 */
export function useDismiss(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  dismiss: (by: 'escape' | 'elsewhere') => void,
): void {
  useEffect(() => {
    if (!open) return undefined
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') dismiss('escape')
    }
    const onElsewhere = (event: Event): void => {
      if (event.target instanceof Node && !anchor.current?.contains(event.target)) dismiss('elsewhere')
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  })
}
