import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from './button'
import { Icon } from './icon'
import styles from './popover.module.css'
import { useDismiss } from './use-dismiss'
import { usePlaced } from './use-placed'

export interface PopoverProps {
  /** Name of the button: what the help is about. */
  readonly label: string
  /** A sentence or two; no controls. */
  readonly children: ReactNode
}

const PLACE = { placement: 'bottom', gutter: 8 } as const

/** A help button that shows a short text beside itself and says it aloud. Escape, or going elsewhere, closes it. */
export function Popover({ label, children }: PopoverProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const text = useRef<HTMLSpanElement>(null)
  useDismiss(open, anchor, () => setOpen(false))
  usePlaced(open, anchor, text, PLACE)
  return (
    <span ref={anchor} className={styles.anchor}>
      <Button variant="icon" aria-label={label} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Icon name="help" />
      </Button>
      {/* Present from the start, so that the text is announced when it comes; the focus stays on the button. */}
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
