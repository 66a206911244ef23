import { useEffect, type RefObject } from 'react'
import type { PlaceOptions } from './place/place'

/**
 * Keeps an open thing beside its anchor. The library that finds the place comes when the first thing opens; until then, and
 * where it does not come, the thing stands where its stylesheet puts it. `options` must be the same object each time.
 */
export function usePlaced(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  floating: RefObject<HTMLElement | null>,
  options: PlaceOptions,
): void {
  useEffect(() => {
    const [beside, box] = [anchor.current, floating.current]
    if (!open || !beside || !box) return undefined
    let isOver = false
    let stop = (): void => {}
    import(/* webpackChunkName: "place" */ './place/place').then(
      ({ place }) => {
        if (!isOver) stop = place(beside, box, options)
      },
      () => options.onPlaced?.(),
    )
    return () => {
      isOver = true
      stop()
    }
  }, [open, anchor, floating, options])
}
