import { t } from '../deferred/texts'
import { ConfirmDialog } from './confirm-dialog'

interface Props {
  readonly open: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks for confirmation before starting over if many steps have been filled in (VE-07). */
export const StartOverDialog = (props: Props) => (
  <ConfirmDialog {...props} title={t('startOverTitle')} text={t('startOverText')} confirm={t('startOver')} />
)
