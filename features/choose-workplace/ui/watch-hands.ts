/** A press ends before its click arrives, and a pointer that slips off comes back: only then nothing may move any more. */
const CALM_MS = 300
/** Less than this is a trembling finger. */
const SCROLL_PX = 8

/** What a visitor is doing at a list. */
interface Hands {
  isPointing: boolean
  isPressing: boolean
  hasFocus: boolean
  hasScrolled: boolean
}

/**
 * Tells when a visitor takes a list up and when they let go of it. They have it in hand while a pointer moves or rests on
 * it, while the keyboard is in it, during a press, and as long as the page is scrolled further down than where the list was
 * first shown. A pointer that was there before the list and has not moved since points at nothing.
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
