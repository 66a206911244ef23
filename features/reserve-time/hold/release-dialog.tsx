import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { errorText } from '#entities/notification'
import { moneyOf, moneyWords } from '#entities/payment'
import { sessionStore } from '#entities/session'
import { useStore, useStores } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { Dialog } from '#shared/ui/overlay/dialog'
import { Message } from '#shared/ui/feedback/message'
import { releaseStore } from './release-store'
import { t } from './texts'

const TIME = {
  title: 'title',
  text: 'text',
  keep: 'keep',
  release: 'release',
  releasing: 'releasing',
  failed: 'failed',
} as const
const LEAD = {
  title: 'leadTitle',
  text: 'leadText',
  keep: 'leadKeep',
  release: 'leadRelease',
  releasing: 'leadReleasing',
  failed: 'leadFailed',
} as const

/** Confirms that the time is to be released. Closing the dialog keeps the time. */
export const ReleaseDialog = observer(function ReleaseDialog({ onClose }: { readonly onClose: () => void }) {
  const { releasing, isLead } = useStore(releaseStore)
  const money = moneyOf(useStores(), useStore(sessionStore).token)
  const { isRunning, hasFailed, error, run, clear } = releasing
  useEffect(clear, [clear])
  // Keeps the texts of the moment when the dialog opened, although the time disappears while it is released.
  const [words] = useState(() => (isLead ? LEAD : TIME))
  const close = (): void => {
    // A running release cannot be cancelled.
    if (!isRunning) onClose()
  }
  return (
    <Dialog
      open
      onClose={close}
      isStatic={isRunning}
      title={t(words.title)}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="secondary" aria-disabled={isRunning} onClick={close}>
            {t(words.keep)}
          </Button>
          <Button variant="primary" busy={isRunning} busyLabel={t(words.releasing)} onClick={() => void run()}>
            {t(words.release)}
          </Button>
        </>
      }
    >
      <p>{t(words.text)}</p>
      {money && moneyWords(money, 'kept').map((text) => <p key={text}>{text}</p>)}
      {hasFailed && (
        <Message tone="error">
          <p>
            <strong>{t(words.failed)}</strong>
          </p>
          <p>{errorText(error)}</p>
        </Message>
      )}
    </Dialog>
  )
})
