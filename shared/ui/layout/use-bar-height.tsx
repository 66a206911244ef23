import { useLayoutEffect, type RefObject } from 'react'

/**
 * Publishes the height of the bottom bar as `--bar-height`, so that a focused field stays clear of it. The bar grows with
 * a note and with larger text.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--bar-height', `${Math.ceil(bar.current?.getBoundingClientRect().height ?? 0)}px`),
    )
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--bar-height')
    }
  }, [bar])
}
