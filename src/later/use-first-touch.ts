import { useEffect } from 'react'
import { useStore } from '#shared/store/use-store'
import { laterStore } from './later-store'

const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'input'] as const

/** Delay in milliseconds, long after the first screen, so that an idle visitor gets the code before going offline. */
const IDLE_MS = 5000

/** Loads the deferred shell on the first interaction or when idle. Earlier it would delay the first screen. */
export function useFirstTouch(isPastFirstStep: boolean): void {
  const later = useStore(laterStore)
  const { isWanted, parts, want } = later
  const isHere = parts !== null
  useEffect(() => {
    if (isPastFirstStep || isWanted) want()
    if (isHere) return undefined
    // Deferred, because a render before React has handled the key event would revert the typed character.
    const begin = (): unknown => setTimeout(want)
    for (const touch of TOUCHES) window.addEventListener(touch, begin, { capture: true, passive: true })
    const idle = setTimeout(want, IDLE_MS)
    return () => {
      clearTimeout(idle)
      for (const touch of TOUCHES) window.removeEventListener(touch, begin, { capture: true })
    }
  }, [isPastFirstStep, isWanted, isHere, want])
}
