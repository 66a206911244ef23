import { useEffect, useState, type RefObject } from 'react'
import type { PlaceOptions } from './place/place'

/**
 * Keeps an open thing beside its anchor; true once it stands there. The library that finds the place comes when the first
 * thing opens; until then, and where it does not come, the thing stands where its stylesheet puts it. `options` are the same
 * object each time.
 */
export function usePlaced(
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
      const { place } = await import(/* webpackChunkName: "place" */ './place/place')
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
