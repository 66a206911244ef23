import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '../action/button'
import { PathIcon } from '../text/icon'
import { HELP_PATH } from '../text/icon-paths'
import styles from './popover.module.css'
import { useDismiss } from './use-dismiss'
import { useFloatingPosition } from './use-floating-position'

export interface PopoverProps {
  /** Accessible name of the button: the subject of the help. */
  readonly label: string
  /** One or two sentences without controls. */
  readonly children: ReactNode
}

const PLACE = { placement: 'bottom', gutter: 8 } as const

/** A help button that shows and announces a short text. Escape, or a click or focus elsewhere, closes it. */
export function Popover({ label, children }: PopoverProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const text = useRef<HTMLSpanElement>(null)
  useDismiss(open, anchor, () => setOpen(false))
  useFloatingPosition(open, anchor, text, PLACE)
  return (
    <span ref={anchor} className={styles.anchor}>
      <Button variant="icon" aria-label={label} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <PathIcon path={HELP_PATH} />
      </Button>
      {/* Mounted from the start, so that its text is announced when it appears. The focus stays on the button. */}
      <output id={id}>
        {open && (
          <span ref={text} className={styles.popover}>
            {children}
          </span>
        )}
      </output>
    </span>
  )
}
