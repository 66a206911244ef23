import { useSyncExternalStore } from 'react'

/** Returns whether the browser reports a connection. */
export const useOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine)

function listen(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
