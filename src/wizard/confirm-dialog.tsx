import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { moneyOf, moneyWords } from '#entities/payment'
import { STEP_HEADING_ID } from '#entities/process'
import { sessionStore } from '#entities/session'
import { useStore, useStores } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { Dialog } from '#shared/ui/overlay/dialog'
import { t } from '../deferred/texts'

interface Props {
  readonly open: boolean
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/**
 * Asks for confirmation before the booking is discarded, and says what happens with the money (RC-10). Continuing with
 * the booking is the safe default.
 */
export const ConfirmDialog = observer(function ConfirmDialog(props: Props) {
  const { open, title, text, confirm, onConfirm, onCancel } = props
  const money = moneyOf(useStores(), useStore(sessionStore).token)
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
      {money && moneyWords(money, 'lost').map((line) => <p key={line}>{line}</p>)}
    </Dialog>
  )
})
