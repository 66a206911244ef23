import type { ReactNode } from 'react'
import { Button } from '../action/button'
import { Dialog, type DialogProps } from './dialog'

interface Props extends Pick<DialogProps, 'title' | 'size' | 'closeLabel' | 'role'> {
  readonly open?: boolean
  readonly children: ReactNode
  /** Label of the safe choice, which is also made by closing the dialog. */
  readonly keep: string
  readonly onKeep: () => void
  readonly confirm: string
  readonly onConfirm: () => void
  /** The confirmed action is running. It cannot be undone, so the dialog stays open. */
  readonly busy?: boolean
  readonly busyLabel?: string
}

/** Asks for confirmation. Keeping everything as it is is the default. */
export function ConfirmDialog(props: Props) {
  const { open = true, keep, onKeep, confirm, onConfirm, busy = false, busyLabel, ...dialog } = props
  const close = (): void => {
    if (!busy) onKeep()
  }
  return (
    <Dialog
      {...dialog}
      isQuestion
      open={open}
      onClose={close}
      isStatic={busy}
      actions={
        <>
          <Button aria-disabled={busy} onClick={close}>
            {keep}
          </Button>
          <Button variant="primary" busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  )
}
