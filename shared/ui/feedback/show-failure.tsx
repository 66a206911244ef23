const wasLost = (target: EventTarget | null): boolean =>
  target instanceof Element && (!target.isConnected || target.matches(':disabled'))

const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/**
 * Scrolls to an element, and again when the page changes its height, because content that loads late would push the
 * element out of view. Stops at the visitor's first act. Returns a function that stops earlier.
 */
function keepInView(element: HTMLElement): () => void {
  const scroll = (): void => element.scrollIntoView({ block: 'nearest' })
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(scroll)
  const stop = (): void => {
    observer?.disconnect()
    for (const act of ACTS) document.removeEventListener(act, stop)
  }
  scroll()
  observer?.observe(document.body)
  for (const act of ACTS) document.addEventListener(act, stop, { passive: true })
  return stop
}

/**
 * Ref of an element with the role 'alert' that reports a failure. It scrolls into view when it appears. It takes the
 * focus if the focused control was removed or disabled, then or while it stands (RC-08).
 */
export function showFailure(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  const takeLostFocus = (): void => {
    if (document.activeElement !== document.body) return
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
    element.focus({ preventScroll: true })
  }
  // The next frame, because the browser fires the event before the control is gone.
  const onFocusOut = ({ target }: FocusEvent): unknown =>
    requestAnimationFrame(() => wasLost(target) && takeLostFocus())
  const stop = keepInView(element)
  takeLostFocus()
  document.addEventListener('focusout', onFocusOut)
  return () => {
    stop()
    document.removeEventListener('focusout', onFocusOut)
  }
}

/** Scrolls to a failure that stands on the page, after something else was scrolled to. */
export const showStandingFailure = (): void =>
  document.querySelector('main [role="alert"]')?.scrollIntoView({ block: 'nearest' })
