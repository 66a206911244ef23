import { useEffect, useRef, type ReactNode } from 'react'

/** Attribute of the control that the visitor came from, which takes the focus on the way back. */
export const cameFrom = (isLast: boolean) => ({ 'data-came-from': isLast ? '' : undefined })

/**
 * Content of one step of a dialog. When it appears, the focus goes to the control that the visitor came from, else to
 * the dialog, whose name says which step it is.
 */
export function StepFocus({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  // After the layout effects, in which the dialog opens.
  useEffect(() => {
    const dialog = place.current?.closest('dialog')
    dialog?.scrollTo?.({ top: 0 })
    const target = dialog?.querySelector<HTMLElement>('[data-came-from]') ?? dialog
    target?.focus()
  }, [])
  return <div ref={place}>{children}</div>
}
