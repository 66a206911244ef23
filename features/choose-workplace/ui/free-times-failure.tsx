import { observer } from 'mobx-react-lite'
import { Button } from '#shared/ui/action/button'
import { Message } from '#shared/ui/feedback/message'
import type { ChooseWorkplaceStore } from '../model/choose-workplace-store'
import { t } from '../texts'

interface Props {
  readonly store: ChooseWorkplaceStore
  /** Called when all free times are loaded. The message disappears then, and had the focus. */
  readonly onDone: () => void
}

/** Reports that some or all first free times failed to load (OR-06). */
export const FreeTimesFailure = observer(function FreeTimesFailure({ store, onDone }: Props) {
  const retry = async (): Promise<void> => {
    await store.loadFreeTimes()
    if (!store.order.isIncomplete) onDone()
  }
  return (
    <Message
      tone="warning"
      role="alert"
      action={
        <Button busy={store.freeTimes.isBusy} onClick={() => void retry()}>
          {t('retry')}
        </Button>
      }
    >
      {t('freeTimeFailed')}
    </Message>
  )
})
