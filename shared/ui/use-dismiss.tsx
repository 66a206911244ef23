import { useEffect, type RefObject } from 'react'

/**
 * Escape, or a press or the focus anywhere outside `anchor`, while something is open. Written out: the library's own hooks
 * for it weigh more than what is opened.
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
