import { useEffect, type RefObject } from 'react'

/** Gives the focus back to where it came from when what has it goes; else it would be lost with the buttons. */
export function useFocusBack(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current
    if (element === null) return undefined
    let from: HTMLElement | null = null
    const hear = ({ relatedTarget }: FocusEvent): void => {
      const isElsewhere = relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)
      if (isElsewhere && relatedTarget !== document.body && !relatedTarget.closest('dialog')) from = relatedTarget
    }
    element.addEventListener('focusin', hear)
    return () => {
      element.removeEventListener('focusin', hear)
      // After React has taken the buttons away.
      setTimeout(() => {
        if (element.isConnected || document.activeElement !== document.body) return
        const place = from?.isConnected ? from : document.getElementById('content')
        place?.focus({ preventScroll: true })
      })
    }
  }, [box])
}
