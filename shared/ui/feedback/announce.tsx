import { useEffect, useState } from 'react'
import { LiveRegion } from './live-region'

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
    listeners.add(tell)
    return () => void listeners.delete(tell)
  }, [])
  return (
    <LiveRegion>
      {/* A new element, so that the same text is read again. */}
      {text && <span key={count}>{text}</span>}
    </LiveRegion>
  )
}
