import { useEffect } from 'react'

/**
 * Calls `restored` when the browser shows the page again from its back/forward cache, such as after a redirect to a
 * payment page.
 */
export function usePageRestored(restored: () => void): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) restored()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [restored])
}
