import { useLayoutEffect, type RefObject } from 'react'

/**
 * Tells the page how much the banner covers of its end, so that all of the page can be scrolled into sight above it, a focused field stays
 * clear of it and the bar with the next step stands on it.
 */
export function useRoom(banner: RefObject<HTMLElement | null>): void {
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
