import { useEffect, useRef } from 'react'

/** The router counts the entries of the browser's history. */
const nextEntry = () => {
  const { state } = window.history
  return { ...state, idx: (state?.idx ?? 0) + 1 }
}

/** The calendar is no page of its own; the browser's Back leads from it to the booking all the same. */
export function useBack(isOpen: boolean, leave: () => void): void {
  const isAhead = useRef(false)
  useEffect(() => {
    if (isOpen === isAhead.current) return
    isAhead.current = isOpen
    if (isOpen) window.history.pushState(nextEntry(), '')
    else window.history.back()
  }, [isOpen])
  useEffect(() => {
    const hear = (): void => {
      if (!isAhead.current) return
      isAhead.current = false
      leave()
    }
    window.addEventListener('popstate', hear)
    return () => window.removeEventListener('popstate', hear)
  }, [leave])
}
