import { useLayoutEffect, type RefObject } from 'react'

/**
 * Publishes the height that the banner covers as a CSS property. The page uses it as bottom padding, scroll padding and
 * the offset of the bar with the next step.
 */
export function useCoveredHeight(banner: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const measure = (): void => {
      const top = banner.current?.getBoundingClientRect().top ?? window.innerHeight
      style.setProperty('--consent-room', `${Math.ceil(window.innerHeight - top)}px`)
    }
    measure()
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
    if (banner.current) observer?.observe(banner.current)
    return () => {
      observer?.disconnect()
      style.removeProperty('--consent-room')
    }
  }, [banner])
}
