import { autoUpdate, computePosition, flip, offset, shift, type Placement } from '@floating-ui/react'

export interface PlaceOptions {
  readonly placement: Placement
  /** As much of the page's edge stays free, in pixels. */
  readonly gutter: number
  /** Told once, when it first stands where it belongs. */
  readonly onPlaced?: () => void
}

/** Keeps what floats beside its anchor and inside the window, until the function it returns is called. */
export function place(anchor: HTMLElement, floating: HTMLElement, options: PlaceOptions): () => void {
  const { placement, gutter, onPlaced } = options
  const middleware = [
    offset(4),
    // Not flipped to where it would not fit either: the page can be scrolled to it.
    flip({ fallbackStrategy: 'initialPlacement' }),
    shift({ padding: gutter }),
  ]
  let isPlaced = false
  return autoUpdate(anchor, floating, () => {
    void computePosition(anchor, floating, { placement, middleware }).then(({ x, y }) => {
      // Not by a transform: a box that is moved by one also counts where it was before, and makes the page scroll sideways.
      Object.assign(floating.style, { left: `${x}px`, top: `${y}px` })
      if (!isPlaced) onPlaced?.()
      isPlaced = true
    })
  })
}
