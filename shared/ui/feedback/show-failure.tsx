const wasLost = (target: EventTarget | null): boolean =>
  target instanceof Element && (!target.isConnected || target.matches(':disabled'))

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
  element.scrollIntoView({ block: 'nearest' })
  takeLostFocus()
  document.addEventListener('focusout', onFocusOut)
  return () => document.removeEventListener('focusout', onFocusOut)
}

/** Scrolls to a failure that stands on the page, after something else was scrolled to. */
export const showStandingFailure = (): void =>
  document.querySelector('main [role="alert"]')?.scrollIntoView({ block: 'nearest' })
