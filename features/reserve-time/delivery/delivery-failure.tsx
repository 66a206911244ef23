import { observer } from 'mobx-react-lite'
import type { LatestSave } from '#shared/store/latest-save'
import { RetryButton, RetryContainer } from '#shared/ui/action/retry'
import { Message } from '#shared/ui/feedback/message'
import { t } from './texts'
import styles from './delivery.module.css'

/** Failure message of the save, with a retry button. */
export const DeliveryFailure = observer(function DeliveryFailure({
  saves,
}: {
  readonly saves: Pick<LatestSave<unknown>, 'status' | 'flush'>
}) {
  return (
    <RetryContainer className={styles.failure}>
      {saves.status === 'failed' && (
        <Message tone="error" action={<RetryButton onRetry={saves.flush} />}>
          {t('deliveryError')}
        </Message>
      )}
    </RetryContainer>
  )
})
