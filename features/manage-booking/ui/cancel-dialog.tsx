import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { leadDate } from '#entities/booking'
import { configPort } from '#shared/config/config'
import { useStore } from '#shared/store/use-store'
import { ConfirmDialog } from '#shared/ui/overlay/confirm-dialog'
import type { BookedStore } from '../model/booked-store'
import { t } from '../texts'
import { refundText } from '../model/saved-booking'
import { Failure } from './failure'

interface Props {
  readonly booked: BookedStore
  /** False once the server has refused the cancellation, so that the question promises nothing any more. */
  readonly isPossible: boolean
  readonly onClose: () => void
}

/** Asks for confirmation of the cancellation. Keeping the booking is the default. */
export const CancelDialog = observer(function CancelDialog({ booked, isPossible, onClose }: Props) {
  const { booking, cancelling } = booked
  const refund = refundText(booking, useStore(configPort).refundText)
  const { isRunning, hasFailed, error, run, clear } = cancelling
  useEffect(clear, [clear])
  const isLead = booking !== null && leadDate(booking) !== null
  return (
    <ConfirmDialog
      title={t(isLead ? 'cancelTitleLead' : 'cancelTitle')}
      closeLabel={t('close')}
      size="sm"
      keep={t(isLead ? 'keepLead' : 'keep')}
      onKeep={onClose}
      confirm={t(isLead ? 'cancelLead' : 'cancel')}
      onConfirm={() => void run()}
      busy={isRunning}
      busyLabel={t(isLead ? 'cancellingLead' : 'cancelling')}
    >
      {isPossible && <p>{t(isLead ? 'cancelTextLead' : 'cancelText')}</p>}
      {isPossible && refund && <p>{refund}</p>}
      {hasFailed && <Failure title={t(isLead ? 'cancelFailedLead' : 'cancelFailed')} error={error} />}
    </ConfirmDialog>
  )
})
