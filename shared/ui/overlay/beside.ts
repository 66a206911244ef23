import { autoUpdate, flip, offset, shift, type Placement, type UseFloatingOptions } from '@floating-ui/react'

/** Options of `useFloating` for a box below its anchor, inside the window. `gutter` is its least distance from the edge. */
export const beside = (placement: Placement, gutter: number): UseFloatingOptions => ({
  placement,
  middleware: [
    offset(4),
    // Does not flip if neither side has enough space, because the page can scroll to the box.
    flip({ fallbackStrategy: 'initialPlacement' }),
    shift({ padding: gutter }),
  ],
  whileElementsMounted: autoUpdate,
  // An untransformed box would still count for overflow and cause horizontal scrolling.
  transform: false,
})
