import { useEffect } from 'react'
import { STEP_HEADING_ID } from '#entities/process'
import { Button } from '#shared/ui/button'
import { Dialog } from '#shared/ui/dialog'
import { t } from '../deferred/texts'

interface Props {
  readonly open: boolean
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks for confirmation before the booking is discarded. Continuing with it is the safe default. */
export function ConfirmDialog({ open, title, text, confirm, onConfirm, onCancel }: Props) {
  useEffect(() => {
    if (!open) return undefined
    // After the browser's Back there is no opener that could receive the focus.
    return () => {
      if (document.activeElement === document.body) document.getElementById(STEP_HEADING_ID)?.focus()
    }
  }, [open])
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      closeLabel={t('close')}
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t('keepBooking')}
          </Button>
          <Button variant="primary" onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
