import { useEffect } from 'react'

/** Calls `shown` when the visitor comes back to this tab, because another one may have changed what the page tells. */
export function usePageShown(shown: () => unknown): void {
  useEffect(() => {
    const onChange = (): void => {
      if (document.visibilityState === 'visible') shown()
    }
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [shown])
}
