import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { Actions } from '../action/actions'
import { Button } from '../action/button'
import { classNames } from '../text/class-names'
import styles from './dialog.module.css'
import { Icon } from '../text/icon'

export interface DialogProps {
  readonly open: boolean
  /** Called on Escape, the backdrop or the close button. Must set `open` to false. */
  readonly onClose: () => void
  /** The h2 that names the dialog. */
  readonly title: ReactNode
  readonly children?: ReactNode
  /** Buttons, the least destructive first. The first one receives the focus if all content is visible. */
  readonly actions?: ReactNode
  readonly size?: 'md' | 'sm'
  /** Accessible name of a close button in the corner. Without it there is none. */
  readonly closeLabel?: string | undefined
  /** Prevents closing except by the dialog's own buttons. */
  readonly isStatic?: boolean
  /** An 'alertdialog' requires a response. Its content is announced with the title. */
  readonly role?: 'dialog' | 'alertdialog'
  /** The content is read with the title, as what a confirmation brings about. A long content is read from its heading on. */
  readonly isQuestion?: boolean
}

/** A modal dialog: a bottom sheet on phones, centred from 768 px. Restores the focus to its opener. */
export const Dialog = ({ open, ...rest }: DialogProps) => (open ? <OpenDialog {...rest} /> : null)

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const {
    onClose,
    title,
    children,
    actions,
    size = 'md',
    closeLabel,
    isStatic = false,
    role = 'dialog',
    isQuestion = false,
  } = props
  const id = useId()
  const dialog = useModal()
  const backdrop = useBackdrop(onClose)
  return (
    <dialog
      ref={dialog}
      role={role}
      data-modal=""
      className={classNames(styles.dialog, size === 'sm' && styles.small)}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' || isQuestion ? `${id}-body` : undefined}
      closedby={isStatic ? 'none' : 'closerequest'}
      onClose={onClose}
      // Browsers report 'close' in a later task. The owner must know before the next key opens the dialog again.
      onCancel={isStatic ? (event) => event.preventDefault() : onClose}
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

/** Shows the dialog while mounted. Calls close() before unmounting, because that restores the focus. */
function useModal() {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null) return undefined
    dialog.showModal()
    markModal()
    // Focuses the heading of long content, so that it is read from the start. The buttons follow it.
    const isLong = dialog.scrollHeight > dialog.clientHeight
    dialog.querySelector<HTMLElement>(isLong ? 'h2' : '[data-actions] button')?.focus({ preventScroll: true })
    return () => {
      dialog.close()
      markModal()
    }
  }, [])
  return ref
}

/** Marks the page while a modal dialog is open, so that it does not scroll. */
function markModal(): void {
  document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog:modal') !== null)
}

/** Whether a modal dialog covers the page, which is inert then. */
export const isModalOpen = (): boolean => document.querySelector('dialog[open][data-modal]') !== null

/** Closes only if the press starts and ends on the backdrop, so that dragging a selection out of the sheet does not. */
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
