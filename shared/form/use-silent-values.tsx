import { useEffect } from 'react'
import { readSilentValues } from './take-over'

/**
 * What comes first of a press by mouse, touch or key, and what alone comes of one by a screen reader. Before a change of
 * focus, because React puts back the value that it knows when it draws a field again.
 */
const PRESSES = ['pointerdown', 'keydown', 'click', 'focusin', 'focusout'] as const

/** Reads values that were set without an event before a press decides by them (EV-05). */
export function useSilentValues(): void {
  useEffect(() => {
    const read = (event: Event): void => {
      const isTyping = event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' '
      if (!isTyping) readSilentValues(document)
    }
    for (const type of PRESSES) document.addEventListener(type, read, true)
    return () => {
      for (const type of PRESSES) document.removeEventListener(type, read, true)
    }
  }, [])
}
