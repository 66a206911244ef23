import { useEffect, useRef, useState } from 'react'

/** With what a visitor begins to do something else. */
const ACTS = ['keydown', 'pointerdown'] as const

type Tell = (text: string) => void
const listeners = new Set<Tell>()

/** Has a text, unless empty, read aloud once, politely, by the announcer of the page. For what changes far from the focus. */
export function announce(text: string): void {
  if (text) for (const tell of listeners) tell(text)
}

/** Announces a text of the page whenever it changes, but not when it appears together with its part of the page. */
export function useChangeAnnounced(text: string): void {
  const last = useRef(text)
  useEffect(() => {
    if (text === last.current) return
    last.current = text
    announce(text)
  }, [text])
}

interface Announcement {
  readonly key: number
  readonly text: string
}

/** Reads the announcements. Mounted from the start, because a region that is inserted with its text is not read. */
export function Announcer() {
  const [list, setList] = useState<readonly Announcement[]>([])
  const count = useRef(0)
  useEffect(() => {
    // Each in an element of its own, so that two in a row are both read, and the same text once more.
    const tell: Tell = (text) => setList((before) => [...before, { key: ++count.current, text }])
    // What was announced may be true no more after the visitor's next act, and stands at the end of the page.
    const clear = (): void => setList((before) => (before.length === 0 ? before : []))
    listeners.add(tell)
    for (const act of ACTS) document.addEventListener(act, clear, true)
    return () => {
      listeners.delete(tell)
      for (const act of ACTS) document.removeEventListener(act, clear, true)
    }
  }, [])
  return (
    <div className="visually-hidden" aria-live="polite" aria-relevant="additions">
      {list.map(({ key, text }) => (
        <div key={key}>{text}</div>
      ))}
    </div>
  )
}
