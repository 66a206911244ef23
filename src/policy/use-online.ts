import { useSyncExternalStore } from 'react'

/** Returns whether the browser reports a connection. */
export const useOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine)

function listen(tell: () => void): () => void {
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}
