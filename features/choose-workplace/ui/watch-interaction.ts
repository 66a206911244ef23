/** Delay of the release. A pointer is released before its click arrives, and may slip off the list for a moment. */
const RELEASE_DELAY_MS = 300
/** Scroll distances up to this one are treated as jitter. */
const SCROLL_PX = 8

/** The kinds of interaction with the list. */
interface Interaction {
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
export function watchInteraction(list: HTMLElement, onChange: (isInteracting: boolean) => void): () => void {
  const interaction: Interaction = { isPointing: false, isPressing: false, hasFocus: false, hasScrolled: false }
  const from = window.scrollY
  const stop = new AbortController()
  const hasMoved = movement()
  let isInteracting = false
  let releaseTimer: ReturnType<typeof setTimeout> | undefined

  const report = (value: boolean): void => {
    if (value !== isInteracting) onChange((isInteracting = value))
  }
  const update = (change: Partial<Interaction>): void => {
    Object.assign(interaction, change)
    clearTimeout(releaseTimer)
    if (Object.values(interaction).includes(true)) report(true)
    else releaseTimer = setTimeout(() => report(false), RELEASE_DELAY_MS)
  }
  const on = (target: EventTarget, types: readonly string[], change: (event: Event) => Partial<Interaction>): void => {
    for (const type of types)
      target.addEventListener(type, (event) => update(change(event)), { signal: stop.signal, passive: true })
  }

  on(list, ['pointermove'], (event) => (hasMoved(event) ? { isPointing: true } : {}))
  on(list, ['pointerleave'], () => ({ isPointing: false }))
  on(list, ['pointerdown'], () => ({ isPressing: true }))
  on(window, ['pointerup', 'pointercancel'], () => ({ isPressing: false }))
  on(list, ['focusin'], () => ({ hasFocus: true }))
  on(list, ['focusout'], () => ({ hasFocus: false }))
  on(window, ['scroll'], () => ({ hasScrolled: window.scrollY > from + SCROLL_PX }))
  return () => {
    stop.abort()
    clearTimeout(releaseTimer)
  }
}

/**
 * Returns a function that tells whether a mouse has moved. The first event only tells where it is, because WebKit also
 * reports a move when the page has moved under a resting pointer. A finger that moves scrolls.
 */
function movement(): (event: Event) => boolean {
  let last: readonly [x: number, y: number] | null = null
  return (event) => {
    if (!(event instanceof PointerEvent) || event.pointerType === 'touch') return false
    const { screenX, screenY } = event
    const hasMoved = last !== null && (last[0] !== screenX || last[1] !== screenY)
    last = [screenX, screenY]
    return hasMoved
  }
}
