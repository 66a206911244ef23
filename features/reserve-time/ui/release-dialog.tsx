import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { errorText } from '#entities/notification'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/button'
import { Dialog } from '#shared/ui/dialog'
import { Message } from '#shared/ui/message'
import { releaseStore } from '../model/release-store'
import { t } from '../release-texts'

/** Asks whether the time is to be given up; keeping it is the safe answer. */
export const ReleaseDialog = observer(function ReleaseDialog({ onClose }: { readonly onClose: () => void }) {
  const { releasing } = useStore(releaseStore)
  const { isRunning, hasFailed, error, run, clear } = releasing
  useEffect(clear, [clear])
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button variant="primary" busy={isRunning} busyLabel={t('releasing')} onClick={() => void run()}>
            {t('release')}
          </Button>
        </>
      }
    >
      <p>{t('text')}</p>
      {hasFailed && (
        <Message tone="error" role="alert">
          <p>
            <strong>{t('failed')}</strong>
          </p>
          <p>{errorText(error)}</p>
        </Message>
      )}
    </Dialog>
  )
})
