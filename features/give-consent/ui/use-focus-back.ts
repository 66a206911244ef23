import { useEffect, type RefObject } from 'react'

/** Restores the previous focus when the element that contains it is removed. */
export function useFocusBack(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current
    if (element === null) return undefined
    let from: HTMLElement | null = null
    const onFocusIn = ({ relatedTarget }: FocusEvent): void => {
      const isElsewhere = relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)
      if (isElsewhere && relatedTarget !== document.body && !relatedTarget.closest('dialog')) from = relatedTarget
    }
    element.addEventListener('focusin', onFocusIn)
    return () => {
      element.removeEventListener('focusin', onFocusIn)
      // Runs after React has removed the buttons.
      setTimeout(() => {
        if (element.isConnected || document.activeElement !== document.body) return
        const place = from?.isConnected ? from : document.getElementById('content')
        place?.focus({ preventScroll: true })
      })
    }
  }, [box])
}
