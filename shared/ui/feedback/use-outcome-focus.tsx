import { useEffect, useRef, type RefObject } from 'react'

/**
 * Returns the ref of a heading that reports outcomes of the visitor's actions. It takes the focus after each one, because
 * the button that caused it is removed. `turns` is their number, 0 when the page was just opened.
 */
export function useOutcomeFocus(
  turns: number,
  block: ScrollLogicalPosition = 'nearest',
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (turns === 0) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block })
  }, [turns, block])
  return heading
}
