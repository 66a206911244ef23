import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { Actions } from './actions'
import { Button } from './button'
import { classNames } from './class-names'
import styles from './dialog.module.css'
import { Icon } from './icon'

export interface DialogProps {
  readonly open: boolean
  /** Escape, the backdrop or the close button. Set `open` to false here. */
  readonly onClose: () => void
  /** The h2 that names the dialog. */
  readonly title: ReactNode
  readonly children?: ReactNode
  /** Buttons, the least destructive first: it takes focus where all of the content is in sight. */
  readonly actions?: ReactNode
  readonly size?: 'md' | 'sm'
  /** Name of a close button in the corner; without it there is none. */
  readonly closeLabel?: string | undefined
  /** Only its own buttons close it. */
  readonly isStatic?: boolean
  /** 'alertdialog' asks for an answer; its content is read out with the title. */
  readonly role?: 'dialog' | 'alertdialog'
}

/** A modal dialog: a sheet from below on phones, centred from 768 px. Focus goes back to what opened it. */
export const Dialog = ({ open, ...rest }: DialogProps) => (open ? <OpenDialog {...rest} /> : null)

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, children, actions, size = 'md', closeLabel, isStatic = false, role = 'dialog' } = props
  const id = useId()
  const dialog = useModal()
  const backdrop = useBackdrop(onClose)
  return (
    <dialog
      ref={dialog}
      role={role}
      className={classNames(styles.dialog, size === 'sm' && styles.small)}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-body` : undefined}
      closedby={isStatic ? 'none' : 'closerequest'}
      onClose={onClose}
      onCancel={(event) => isStatic && event.preventDefault()}
      onKeyDown={(event) => isStatic && event.key === 'Escape' && event.preventDefault()}
      {...(isStatic ? {} : backdrop)}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={`${id}-title`} tabIndex={-1}>
            {title}
          </h2>
          {closeLabel && (
            <Button variant="icon" aria-label={closeLabel} onClick={onClose}>
              <Icon name="close" />
            </Button>
          )}
        </div>
        <div id={`${id}-body`} className={styles.body}>
          {children}
        </div>
        {actions && (
          <div data-actions="">
            <Actions align="end">{actions}</Actions>
          </div>
        )}
      </div>
    </dialog>
  )
}

/** Shows the dialog while it is mounted. Closing it by hand before it leaves is what hands the focus back. */
function useModal() {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null) return undefined
    dialog.showModal()
    // What does not fit is read from its beginning; the buttons come after it.
    const isLong = dialog.scrollHeight > dialog.clientHeight
    dialog.querySelector<HTMLElement>(isLong ? 'h2' : '[data-actions] button')?.focus({ preventScroll: true })
    return () => dialog.close()
  }, [])
  return ref
}

/** A press that both starts and ends on the backdrop; dragging a selection out of the sheet closes nothing. */
function useBackdrop(onClose: () => void) {
  const pressed = useRef(false)
  return {
    onMouseDown: (event: MouseEvent) => {
      pressed.current = event.target === event.currentTarget
    },
    onClick: (event: MouseEvent) => {
      if (pressed.current && event.target === event.currentTarget) onClose()
    },
  }
}
