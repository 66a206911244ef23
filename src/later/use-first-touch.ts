import { useEffect } from 'react'
import { useStore } from '#shared/store/use-store'
import { laterStore } from './later-store'

const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'input'] as const

/** Long after the first screen has come, and before a visitor who only reads may lose the connection. */
const IDLE_MS = 5000

/** Fetches what comes after the first screen once the visitor begins: not before, when it would delay the screen itself. */
export function useFirstTouch(isPastFirstStep: boolean): void {
  const later = useStore(laterStore)
  const { isWanted, parts, want } = later
  const isHere = parts !== null
  useEffect(() => {
    if (isPastFirstStep || isWanted) want()
    if (isHere) return undefined
    // Not in the event itself: what is drawn before React has heard of a key would take back what the key has typed.
    const begin = (): unknown => setTimeout(want)
    for (const touch of TOUCHES) window.addEventListener(touch, begin, { capture: true, passive: true })
    const idle = setTimeout(want, IDLE_MS)
    return () => {
      clearTimeout(idle)
      for (const touch of TOUCHES) window.removeEventListener(touch, begin, { capture: true })
    }
  }, [isPastFirstStep, isWanted, isHere, want])
}
