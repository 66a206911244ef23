import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { errorText } from '#entities/notification'
import { moneyOf, moneyWords } from '#entities/payment'
import { sessionStore } from '#entities/session'
import { useStore, useStores } from '#shared/store/use-store'
import { ConfirmDialog } from '#shared/ui/overlay/confirm-dialog'
import { Message } from '#shared/ui/feedback/message'
import { releaseStore } from '../../model/release-store'
import { t } from '../../lazy-texts'

/** Confirms that the time is to be released. Closing the dialog keeps the time. */
export const ReleaseDialog = observer(function ReleaseDialog({ onClose }: { readonly onClose: () => void }) {
  const { releasing, isLead } = useStore(releaseStore)
  const money = moneyOf(useStores(), useStore(sessionStore).token)
  const { isRunning, hasFailed, error, run, clear } = releasing
  useEffect(clear, [clear])
  // Keeps the texts of the moment when the dialog opened, although the time disappears while it is released.
  const [wasLead] = useState(isLead)
  return (
    <ConfirmDialog
      title={t(wasLead ? 'leadTitle' : 'releaseTitle')}
      closeLabel={t('releaseClose')}
      keep={t(wasLead ? 'leadKeep' : 'releaseKeep')}
      onKeep={onClose}
      confirm={t(wasLead ? 'leadRelease' : 'releaseConfirm')}
      onConfirm={() => void run()}
      busy={isRunning}
      busyLabel={t(wasLead ? 'leadReleasing' : 'releasing')}
    >
      <p>{t(wasLead ? 'leadText' : 'releaseText')}</p>
      {money && moneyWords(money, 'kept').map((text) => <p key={text}>{text}</p>)}
      {hasFailed && (
        <Message tone="error" title={t(wasLead ? 'leadFailed' : 'releaseFailed')}>
          <p>{errorText(error)}</p>
        </Message>
      )}
    </ConfirmDialog>
  )
})
