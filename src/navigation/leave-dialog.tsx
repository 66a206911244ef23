import { observer } from 'mobx-react-lite'
import { useStore } from '#shared/store/use-store'
import { t } from '../later/texts'
import { ConfirmDialog } from '../wizard/confirm-dialog'
import { leaveStore } from './leave-store'

/** Whether to leave a booking with a held time (WZ-13, WZ-15). */
export const LeaveDialog = observer(function LeaveDialog() {
  const { leave, confirm, stay } = useStore(leaveStore)
  return (
    <ConfirmDialog
      open={leave !== null}
      title={t('leaveTitle')}
      text={t('leaveText')}
      confirm={t('leave')}
      onConfirm={confirm}
      onCancel={stay}
    />
  )
})
