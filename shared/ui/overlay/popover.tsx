import { FloatingFocusManager, useClick, useDismiss, useFloating, useInteractions } from '@floating-ui/react'
import { useId, useState, type ReactNode } from 'react'
import { Button } from '../action/button'
import { PathIcon } from '../text/icon'
import { HELP_PATH } from '../text/icon-paths'
import { beside } from './beside'
import styles from './popover.module.css'

export interface PopoverProps {
  /** Accessible name of the button: the subject of the help. */
  readonly label: string
  /** One or two sentences without controls. */
  readonly children: ReactNode
}

const BELOW = beside('bottom', 8)

/** A help button that shows and announces a short text. Escape, or a click or focus elsewhere, closes it. */
export function Popover({ label, children }: PopoverProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const { refs, floatingStyles, context } = useFloating({ ...BELOW, open, onOpenChange: setOpen })
  const { setReference, setFloating } = refs
  const { getReferenceProps, getFloatingProps } = useInteractions([useClick(context), useDismiss(context)])
  return (
    <span className={styles.anchor}>
      <Button
        ref={setReference}
        variant="icon"
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        {...getReferenceProps()}
      >
        <PathIcon path={HELP_PATH} />
      </Button>
      {/* Mounted from the start, so that its text is announced when it appears. The focus stays on the button. */}
      <output id={id}>
        {open && (
          <FloatingFocusManager context={context} modal={false} initialFocus={-1}>
            <span ref={setFloating} className={styles.popover} style={floatingStyles} {...getFloatingProps()}>
              {children}
            </span>
          </FloatingFocusManager>
        )}
      </output>
    </span>
  )
}
