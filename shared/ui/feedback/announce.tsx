import { useEffect, useState } from 'react'
import { LiveRegion } from './live-region'

/** With what a visitor begins to do something else. */
const ACTS = ['keydown', 'pointerdown'] as const

type Tell = (text: string) => void
const listeners = new Set<Tell>()

/** Has a text read aloud once, politely, by the announcer of the page. For what changes far from the focus. */
export function announce(text: string): void {
  for (const tell of listeners) tell(text)
}

/** Reads the announcements. Mounted from the start, because a region that is inserted with its text is not read. */
export function Announcer() {
  const [{ text, count }, setState] = useState({ text: '', count: 0 })
  useEffect(() => {
    const tell: Tell = (next) => setState((before) => ({ text: next, count: before.count + 1 }))
    // What was announced may be true no more after the visitor's next act, and stands at the end of the page.
    const clear = (): void => setState((before) => (before.text === '' ? before : { ...before, text: '' }))
    listeners.add(tell)
    for (const act of ACTS) document.addEventListener(act, clear, true)
    return () => {
      listeners.delete(tell)
      for (const act of ACTS) document.removeEventListener(act, clear, true)
    }
  }, [])
  return (
    <LiveRegion>
      {/* A new element, so that the same text is read again. */}
      {text && <span key={count}>{text}</span>}
    </LiveRegion>
  )
}
