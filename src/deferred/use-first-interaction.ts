import { useEffect } from 'react'
import { useStore } from '#shared/store/use-store'
import { shellStore } from './shell-store'

const INTERACTIONS = ['pointerdown', 'keydown', 'focusin', 'input'] as const

/** Delay in milliseconds, long after the first screen, so that an idle visitor gets the code before going offline. */
const IDLE_MS = 5000

/** Loads the deferred shell on the first interaction or when idle. Earlier it would delay the first screen. */
export function useFirstInteraction(isPastFirstStep: boolean): void {
  const store = useStore(shellStore)
  const { isRequested, shell, request } = store
  const isLoaded = shell !== null
  useEffect(() => {
    if (isPastFirstStep || isRequested) request()
    if (isLoaded) return undefined
    // Deferred, because a render before React has handled the key event would revert the typed character.
    const begin = (): unknown => setTimeout(request)
    for (const type of INTERACTIONS) window.addEventListener(type, begin, { capture: true, passive: true })
    const idle = setTimeout(request, IDLE_MS)
    return () => {
      clearTimeout(idle)
      for (const type of INTERACTIONS) window.removeEventListener(type, begin, { capture: true })
    }
  }, [isPastFirstStep, isRequested, isLoaded, request])
}
