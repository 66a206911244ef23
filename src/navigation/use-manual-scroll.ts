import { useEffect } from 'react'

/** Disables scroll restoration between steps, because each step scrolls to its heading. Reloads still restore it. */
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
