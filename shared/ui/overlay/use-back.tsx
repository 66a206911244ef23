import { useEffect, useRef } from 'react'

/** Returns the state of the next history entry. The router counts entries in `idx`. */
const nextEntry = () => {
  const { state } = window.history
  return { ...state, idx: (state?.idx ?? 0) + 1 }
}

let entries = 0

/** Whether something open on the page has a history entry of its own, which Back leaves. */
export const hasOwnEntry = (): boolean => entries > 0

/** Makes the browser's Back button close what is open on a page, such as a dialog, although it has no route. */
export function useBack(isOpen: boolean, close: () => void): void {
  const isAhead = useRef(false)
  useEffect(() => {
    if (isOpen === isAhead.current) return
    isAhead.current = isOpen
    entries += isOpen ? 1 : -1
    if (isOpen) window.history.pushState(nextEntry(), '')
    else window.history.back()
  }, [isOpen])
  // The page may be left while it is open.
  useEffect(
    () => () => {
      if (isAhead.current) entries -= 1
    },
    [],
  )
  useEffect(() => {
    const onPopState = (): void => {
      if (!isAhead.current) return
      isAhead.current = false
      entries -= 1
      close()
    }
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [close])
}
