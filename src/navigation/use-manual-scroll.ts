import { useEffect } from 'react'

/** Each step scrolls to its own heading; the browser may bring back where a page stood only when it is loaded anew. */
export function useManualScroll(): void {
  useEffect(() => {
    const { history } = window
    const set = (mode: ScrollRestoration) => () => {
      history.scrollRestoration = mode
    }
    const [manual, auto] = [set('manual'), set('auto')]
    manual()
    window.addEventListener('pageshow', manual)
    window.addEventListener('pagehide', auto)
    return () => {
      window.removeEventListener('pageshow', manual)
      window.removeEventListener('pagehide', auto)
    }
  }, [])
}
