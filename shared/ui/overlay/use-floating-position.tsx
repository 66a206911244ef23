import { useEffect, useState, type RefObject } from 'react'
import type { PlaceOptions } from './place'

/**
 * Positions an open floating element beside its anchor. Returns true once it is positioned. Loads the positioning
 * library on first use. Until then, or if loading fails, the stylesheet positions the element. `options` must keep its
 * identity.
 */
export function useFloatingPosition(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  floating: RefObject<HTMLElement | null>,
  options: PlaceOptions,
): boolean {
  const [isPlaced, setPlaced] = useState(false)
  useEffect(() => {
    const [beside, box] = [anchor.current, floating.current]
    if (!open || !beside || !box) return undefined
    let isOver = false
    let stop = (): void => {}
    const settle = (): void => {
      if (!isOver) setPlaced(true)
    }
    const start = async (): Promise<void> => {
      const { place } = await import(/* webpackChunkName: "place" */ './place')
      if (!isOver) stop = place(beside, box, options, settle)
    }
    start().catch(settle)
    return () => {
      isOver = true
      stop()
      setPlaced(false)
    }
  }, [open, anchor, floating, options])
  return isPlaced
}
