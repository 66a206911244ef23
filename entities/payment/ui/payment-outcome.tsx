import { useEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

interface Props {
  readonly above: Element | null
  /** The form of the payment method is shown, or its payment is being made. */
  readonly isActive: boolean
  /** Whether there is an outcome to read when `isActive` turns false. */
  readonly hasOutcome?: boolean
  readonly children: ReactNode
}

/**
 * The outcome of a payment, above the step. It takes the focus if the form disappears together with the focused
 * element.
 */
export function PaymentOutcome({ above, isActive, hasOutcome = true, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const wasActive = useRef(isActive)
  useEffect(() => {
    if (wasActive.current && !isActive && hasOutcome && document.activeElement === document.body) box.current?.focus()
    wasActive.current = isActive
  }, [isActive, hasOutcome])
  return (
    above &&
    createPortal(
      <div ref={box} tabIndex={-1}>
        {children}
      </div>,
      above,
    )
  )
}
