import { observer } from 'mobx-react-lite'
import { useStore } from '#shared/store/use-store'
import { t } from '../deferred/texts'
import { ConfirmDialog } from '../wizard/confirm-dialog'
import { leaveStore } from './leave-store'
import { useManualScroll } from './use-manual-scroll'
import { usePageRestore } from './use-page-restore'
import { useUnloadPrompt } from './use-unload-prompt'

/**
 * Asks for confirmation before a booking is left for another page (WZ-15). Lets the browser ask before a half-filled
 * booking is unloaded (WZ-13).
 */
export const Leaving = observer(function Leaving() {
  useUnloadPrompt()
  useManualScroll()
  usePageRestore()
  const { leave, isHeld, confirm, stay } = useStore(leaveStore)
  return (
    <ConfirmDialog
      open={leave !== null}
      title={t('leaveTitle')}
      text={t(isHeld ? 'leaveHeldText' : 'leaveText')}
      confirm={t('leave')}
      onConfirm={confirm}
      onCancel={stay}
    />
  )
})
