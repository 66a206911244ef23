import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { leadDate } from '#entities/booking'
import { Button } from '#shared/ui/action/button'
import { Dialog } from '#shared/ui/overlay/dialog'
import type { BookedStore } from '../model/booked-store'
import { t } from '../texts'
import { refundText } from '../model/refund-text'
import { Failure } from './failure'

interface Props {
  readonly booked: BookedStore
  readonly onClose: () => void
}

/** Asks for confirmation of the cancellation. Keeping the booking is the default. */
export const CancelDialog = observer(function CancelDialog({ booked, onClose }: Props) {
  const { booking, cancelling } = booked
  const { isRunning, hasFailed, error, run, clear } = cancelling
  useEffect(clear, [clear])
  const close = (): void => {
    // A request that was sent cannot be undone, so the dialog stays open.
    if (!isRunning) onClose()
  }
  return (
    <Dialog
      open
      onClose={close}
      isStatic={isRunning}
      title={t('cancelTitle')}
      closeLabel={t('close')}
      size="sm"
      actions={
        <>
          <Button variant="secondary" aria-disabled={isRunning} onClick={close}>
            {t('keep')}
          </Button>
          <Button variant="primary" busy={isRunning} busyLabel={t('cancelling')} onClick={() => void run()}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <p>{t(booking && leadDate(booking) ? 'cancelTextLead' : 'cancelText')}</p>
      {refundText(booking) && <p>{refundText(booking)}</p>}
      {hasFailed && <Failure title={t('cancelFailed')} error={error} />}
    </Dialog>
  )
})
