import { autoUpdate, computePosition, flip, offset, shift, type Placement } from '@floating-ui/react'

export interface PlaceOptions {
  readonly placement: Placement
  /** As much of the page's edge stays free, in pixels. */
  readonly gutter: number
}

/**
 * Keeps what floats beside its anchor and inside the window, until the function it returns is called. `onPlaced` is told
 * each time that it stands where it belongs.
 */
export function place(
  anchor: HTMLElement,
  floating: HTMLElement,
  { placement, gutter }: PlaceOptions,
  onPlaced: () => void,
): () => void {
  const middleware = [
    offset(4),
    // Not flipped to where it would not fit either: the page can be scrolled to it.
    flip({ fallbackStrategy: 'initialPlacement' }),
    shift({ padding: gutter }),
  ]
  const move = async (): Promise<void> => {
    const { x, y } = await computePosition(anchor, floating, { placement, middleware })
    // Not by a transform: a box that is moved by one also counts where it was before, and makes the page scroll sideways.
    Object.assign(floating.style, { left: `${x}px`, top: `${y}px` })
    onPlaced()
  }
  return autoUpdate(anchor, floating, () => void move())
}
