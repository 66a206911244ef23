import { useRef, useState, type FocusEvent, type PointerEvent } from 'react'

type Reader = 'pointer' | 'focus'

/** The focus target if no other element is left. */
const fallback = (): HTMLElement | null => document.querySelector('main')

/**
 * Pauses the timers while a mouse or the focus is on the stack, and restarts them afterwards. Dismissing the focused
 * notification moves the focus to the next one, or back to its origin.
 */
export function useReader(onPause?: () => void, onResume?: () => void) {
  const root = useRef<HTMLElement>(null)
  const focusOrigin = useRef<Element | null>(null)
  const readers = useRef(new Set<Reader>())
  const [isRead, setIsRead] = useState(false)
  const [round, setRound] = useState(0)

  const enter = (reader: Reader): void => {
    if (readers.current.size === 0) onPause?.()
    readers.current.add(reader)
    setIsRead(true)
  }
  const exit = (reader: Reader): void => {
    if (!readers.current.delete(reader) || readers.current.size > 0) return
    setIsRead(false)
    setRound((rounds) => rounds + 1)
    onResume?.()
  }
  const isOutside = (target: EventTarget | null): boolean =>
    !(target instanceof Element && root.current?.contains(target))

  const handlers = {
    // Ignores touch, because a touch pointer fires no leave event when the visitor stops reading.
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && enter('pointer'),
    onPointerLeave: () => exit('pointer'),
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (!isOutside(relatedTarget)) return
      focusOrigin.current = relatedTarget
      enter('focus')
    },
    onBlur: ({ relatedTarget }: FocusEvent) => isOutside(relatedTarget) && exit('focus'),
  }

  /**
   * Moves the focus before the focused notification is removed. After a pointer press the stack must not keep the
   * focus, because that would pause its timers.
   */
  const moveFocus = (isKeyboard: boolean): void => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || isOutside(focused)) return
    const all = [...(root.current?.querySelectorAll('button') ?? [])]
    const at = all.findIndex((one) => one === focused)
    const next = isKeyboard ? (all[at + 1] ?? all[at - 1]) : undefined
    const origin =
      focusOrigin.current instanceof HTMLElement && focusOrigin.current.isConnected ? focusOrigin.current : null
    const target = next ?? origin ?? (isKeyboard ? fallback() : null)
    target?.focus({ preventScroll: true })
    // An origin that cannot take the focus any more, such as a disabled button, leaves it here.
    if (document.activeElement === focused) focused.blur()
  }
  return { root, isRead, round, handlers, moveFocus, exit }
}
