import { useRef, type MouseEvent, type PointerEvent } from 'react'

/** How far a hand trembles while it presses, in CSS pixels. */
const TREMBLE = 24

/**
 * For a button that what is above it may push away: a press that began on it counts although it has moved on meanwhile, and
 * not where the pointer itself has left it (WCAG 2.5.2). Without this the browser sees a press on neither.
 */
export function useSteadyPress() {
  const began = useRef({ x: 0, y: 0 })
  return {
    onPointerDown: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLButtonElement>): void => {
      began.current = { x: clientX, y: clientY }
      currentTarget.setPointerCapture(pointerId)
    },
    onClickCapture: (event: MouseEvent<HTMLButtonElement>): void => {
      const { currentTarget, clientX, clientY, detail } = event
      const isByKeyboard = detail === 0
      const isStill = Math.hypot(clientX - began.current.x, clientY - began.current.y) <= TREMBLE
      if (isByKeyboard || isStill || currentTarget.contains(document.elementFromPoint(clientX, clientY))) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
