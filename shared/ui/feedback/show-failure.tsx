import { announce } from './announce'

/** When the last failure was shown by its own section, in milliseconds since the page was opened. */
let lastShown = -Infinity

/** A notification and the failure in its section come within this time of each other. */
const TOGETHER_MS = 250

/**
 * Announces the text of a notification, unless the same failure is shown in its section, where it says what failed and is
 * announced by itself. Returns what cancels it.
 */
export function announceUnlessShown(text: string): () => void {
  const began = performance.now()
  const timer = setTimeout(() => {
    if (lastShown < began - TOGETHER_MS) announce(text)
  }, TOGETHER_MS)
  return () => clearTimeout(timer)
}

const wasLost = (target: EventTarget | null): boolean =>
  target instanceof Element && (!target.isConnected || target.matches(':disabled'))

/**
 * Ref of an element with the role 'alert' that reports a failure. It scrolls into view when it appears, and again when
 * content that loads late changes the height of the page, until the visitor does something. It takes the focus if the
 * focused control was removed or disabled, then or while it stands (RC-08).
 */
export function showFailure(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  const scroll = (): void => element.scrollIntoView({ block: 'nearest' })
  const takeLostFocus = (): void => {
    if (document.activeElement !== document.body) return
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
    element.focus({ preventScroll: true })
  }
  // The next frame, because the browser fires the event before the control is gone.
  const onFocusOut = ({ target }: FocusEvent): unknown =>
    requestAnimationFrame(() => wasLost(target) && takeLostFocus())
  lastShown = performance.now()
  const removal = new AbortController()
  const until = { signal: removal.signal }
  const growth = new ResizeObserver(scroll)
  const leaveAlone = (): void => growth.disconnect()
  scroll()
  takeLostFocus()
  growth.observe(document.body)
  for (const act of ['pointerdown', 'keydown', 'wheel']) document.addEventListener(act, leaveAlone, until)
  document.addEventListener('focusout', onFocusOut, until)
  return () => {
    leaveAlone()
    removal.abort()
  }
}

/** Scrolls to a failure that stands on the page, after something else was scrolled to. */
export const showStandingFailure = (): void =>
  document.querySelector('main [role="alert"]')?.scrollIntoView({ block: 'nearest' })
