import { t } from '../later/texts'
import { ConfirmDialog } from './confirm-dialog'

interface Props {
  readonly open: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Whether to begin anew, where much has been filled in (VE-07). */
export const StartOverDialog = (props: Props) => (
  <ConfirmDialog {...props} title={t('startOverTitle')} text={t('startOverText')} confirm={t('startOver')} />
)
