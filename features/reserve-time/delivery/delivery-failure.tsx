import { observer } from 'mobx-react-lite'
import type { LatestSave } from '#shared/store/latest-save'
import { Message } from '#shared/ui/feedback/message'
import { t } from './texts'
import styles from './delivery.module.css'
import { RetryContainer } from '../step/retry-container'

/** Failure message of the save, with a retry button. */
export const DeliveryFailure = observer(function DeliveryFailure({
  saves,
}: {
  readonly saves: Pick<LatestSave<unknown>, 'status' | 'flush'>
}) {
  return (
    <RetryContainer className={styles.failure} onRetry={() => void saves.flush()}>
      {(retry) =>
        saves.status === 'failed' && (
          <Message tone="error" action={retry}>
            {t('deliveryError')}
          </Message>
        )
      }
    </RetryContainer>
  )
})
