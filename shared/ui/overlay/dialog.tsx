import { useId, useLayoutEffect, useRef, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react'
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
  /** Buttons, the least destructive first. */
  readonly actions?: ReactNode
  readonly size?: 'md' | 'sm'
  /** Accessible name of a close button in the corner. Without it there is none. */
  readonly closeLabel?: string | undefined
  /** Prevents closing except by the dialog's own buttons. */
  readonly isStatic?: boolean
  /** An 'alertdialog' requires a response. */
  readonly role?: 'dialog' | 'alertdialog'
  /** The content names the dialog together with the title, as what a confirmation brings about. */
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
      // By name, because Orca says a description twice, and neither from a button of the dialog.
      aria-labelledby={isQuestion ? `${id}-title ${id}-body` : `${id}-title`}
      tabIndex={-1}
      closedby={isStatic ? 'none' : 'closerequest'}
      onClose={onClose}
      // Browsers report 'close' in a later task. The owner must know before the next key opens the dialog again.
      onCancel={isStatic ? (event) => event.preventDefault() : onClose}
      onKeyDown={(event) => isStatic && event.key === 'Escape' && event.preventDefault()}
      {...(isStatic ? {} : backdrop)}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={`${id}-title`}>{title}</h2>
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
    // The dialog itself, so that its name is read first (decision 045), and a long content from its start.
    dialog.focus({ preventScroll: true })
    return () => {
      dialog.close()
      markModal()
    }
  }, [])
  return ref
}

/** Marks the page while a modal dialog is open, so that it does not scroll. */
function markModal(): void {
  document.documentElement.toggleAttribute('data-modal', isModalOpen())
}

/** Whether a modal dialog covers the page, which is inert then. */
export const isModalOpen = (): boolean => document.querySelector('dialog[open][data-modal]') !== null

/** Follows whether a modal dialog covers the page. */
export const useModalOpen = (): boolean => useSyncExternalStore(onModalChange, isModalOpen)

function onModalChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-modal'] })
  return () => observer.disconnect()
}

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
