import { autoUpdate, computePosition, flip, offset, shift, type Placement } from '@floating-ui/react'

export interface PlaceOptions {
  readonly placement: Placement
  /** Minimum distance from the edge of the page, in pixels. */
  readonly gutter: number
}

/**
 * Positions a floating element beside its anchor and inside the window, until the returned function is called. Calls
 * `onPlaced` after each update.
 */
export function place(
  anchor: HTMLElement,
  floating: HTMLElement,
  { placement, gutter }: PlaceOptions,
  onPlaced: () => void,
): () => void {
  const middleware = [
    offset(4),
    // Does not flip if neither side has enough space, because the page can scroll to the element.
    flip({ fallbackStrategy: 'initialPlacement' }),
    shift({ padding: gutter }),
  ]
  const move = async (): Promise<void> => {
    const { x, y } = await computePosition(anchor, floating, { placement, middleware })
    // Does not use a transform: the untransformed box would still count for overflow and cause horizontal scrolling.
    Object.assign(floating.style, { left: `${x}px`, top: `${y}px` })
    onPlaced()
  }
  return autoUpdate(anchor, floating, () => void move())
}
