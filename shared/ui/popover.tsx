import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from './button'
import { Icon } from './icon'
import styles from './popover.module.css'
import { useDismiss } from './use-dismiss'

export interface PopoverProps {
  /** Name of the button: what the help is about. */
  readonly label: string
  /** A sentence or two; no controls. */
  readonly children: ReactNode
}

/** A help button that shows a short text beside itself and says it aloud. Escape, or going elsewhere, closes it. */
export function Popover({ label, children }: PopoverProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [button, setButton] = useState<HTMLElement | null>(null)
  const [text, setText] = useState<HTMLElement | null>(null)
  const { floatingStyles } = useFloating({
    elements: { reference: button, floating: text },
    strategy: 'fixed',
    open,
    middleware: [offset(4), flip(), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  })
  const anchor = useRef<HTMLSpanElement>(null)
  useDismiss(open, anchor, () => setOpen(false))
  return (
    <span ref={anchor} className={styles.anchor}>
      <Button
        ref={setButton}
        variant="icon"
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name="help" />
      </Button>
      {/* Present from the start, so that the text is announced when it comes; the focus stays on the button. */}
      <output id={id}>
        {open && (
          <span ref={setText} className={styles.popover} style={floatingStyles}>
            {children}
          </span>
        )}
      </output>
    </span>
  )
}
