/** Delay of the release. A pointer is released before its click arrives, and may slip off the list for a moment. */
const CALM_MS = 300
/** Scroll distances up to this one are treated as jitter. */
const SCROLL_PX = 8

/** The kinds of interaction with the list. */
interface Hands {
  isPointing: boolean
  isPressing: boolean
  hasFocus: boolean
  hasScrolled: boolean
}

/**
 * Reports when a visitor starts and stops interacting with a list. Counts pointer movement or rest on the list, focus
 * in it, a press, and scrolling further down than at the start. A pointer that has not moved since the list appeared
 * does not count. Returns the stop function.
 */
export function watchHands(list: HTMLElement, onChange: (isHeld: boolean) => void): () => void {
  const hands: Hands = { isPointing: false, isPressing: false, hasFocus: false, hasScrolled: false }
  const from = window.scrollY
  const stop = new AbortController()
  let isHeld = false
  let calm: ReturnType<typeof setTimeout> | undefined

  const tell = (value: boolean): void => {
    if (value !== isHeld) onChange((isHeld = value))
  }
  const note = (change: Partial<Hands>): void => {
    Object.assign(hands, change)
    clearTimeout(calm)
    if (Object.values(hands).includes(true)) tell(true)
    else calm = setTimeout(() => tell(false), CALM_MS)
  }
  const on = (target: EventTarget, types: readonly string[], change: (event: Event) => Partial<Hands>): void => {
    for (const type of types)
      target.addEventListener(type, (event) => note(change(event)), { signal: stop.signal, passive: true })
  }

  on(list, ['pointermove'], (event) => (isTouch(event) ? {} : { isPointing: true }))
  on(list, ['pointerleave'], () => ({ isPointing: false }))
  on(list, ['pointerdown'], () => ({ isPressing: true }))
  on(window, ['pointerup', 'pointercancel'], () => ({ isPressing: false }))
  on(list, ['focusin'], () => ({ hasFocus: true }))
  on(list, ['focusout'], () => ({ hasFocus: false }))
  on(window, ['scroll'], () => ({ hasScrolled: window.scrollY > from + SCROLL_PX }))
  return () => {
    stop.abort()
    clearTimeout(calm)
  }
}

const isTouch = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'touch'
