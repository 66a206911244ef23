import { useRef, useState, type FocusEvent, type PointerEvent } from 'react'

type Reader = 'pointer' | 'focus'

/** Where the focus goes when nothing of what it came from is left. */
const fallback = (): HTMLElement | null => document.querySelector('main')

/**
 * Someone reads while a mouse or the focus is on the stack: time stands still then, and starts over afterwards. What takes
 * the read one away also gives the focus a place: the next one, or where it came from.
 */
export function useReader(onPause?: () => void, onResume?: () => void) {
  const root = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const readers = useRef(new Set<Reader>())
  const [isRead, setIsRead] = useState(false)
  const [round, setRound] = useState(0)

  const come = (reader: Reader): void => {
    if (readers.current.size === 0) onPause?.()
    readers.current.add(reader)
    setIsRead(true)
  }
  const go = (reader: Reader): void => {
    if (!readers.current.delete(reader) || readers.current.size > 0) return
    setIsRead(false)
    setRound((rounds) => rounds + 1)
    onResume?.()
  }
  const isOutside = (place: EventTarget | null): boolean => !(place instanceof Element && root.current?.contains(place))

  const handlers = {
    // A finger leaves nothing behind on the screen, and does not say when it stops reading.
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && come('pointer'),
    onPointerLeave: () => go('pointer'),
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (!isOutside(relatedTarget)) return
      cameFrom.current = relatedTarget
      come('focus')
    },
    onBlur: ({ relatedTarget }: FocusEvent) => isOutside(relatedTarget) && go('focus'),
  }

  /** Before the focused one goes. After a press of the pointer the stack must not keep the focus, and so stay. */
  const leave = (isKeyboard: boolean): void => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || isOutside(focused)) return
    const all = [...(root.current?.querySelectorAll('button') ?? [])]
    const at = all.findIndex((one) => one === focused)
    const next = isKeyboard ? (all[at + 1] ?? all[at - 1]) : undefined
    const origin = cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected ? cameFrom.current : null
    const place = next ?? origin ?? (isKeyboard ? fallback() : null)
    if (place) place.focus({ preventScroll: true })
    else focused.blur()
  }
  return { root, isRead, round, handlers, leave, go }
}
