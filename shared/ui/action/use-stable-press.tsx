import { useRef, type MouseEvent, type PointerEvent } from 'react'

/** Maximum pointer movement during a press, in CSS pixels, that still counts as a click. */
const MAX_MOVEMENT = 24

/**
 * Makes a press count although content above moved the button away during it. Without pointer capture the browser would
 * dispatch no click. A press does not count if the pointer itself left the button (WCAG 2.5.2).
 */
export function useStablePress() {
  const began = useRef({ x: 0, y: 0 })
  return {
    onPointerDown: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLButtonElement>): void => {
      began.current = { x: clientX, y: clientY }
      currentTarget.setPointerCapture(pointerId)
    },
    onClickCapture: (event: MouseEvent<HTMLButtonElement>): void => {
      const { currentTarget, clientX, clientY, detail } = event
      const isByKeyboard = detail === 0
      const isStill = Math.hypot(clientX - began.current.x, clientY - began.current.y) <= MAX_MOVEMENT
      if (isByKeyboard || isStill || currentTarget.contains(document.elementFromPoint(clientX, clientY))) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
