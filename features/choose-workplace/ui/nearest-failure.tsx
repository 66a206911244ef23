import { observer } from 'mobx-react-lite'
import { errorText } from '#entities/notification'
import { RetryButton } from '#shared/ui/action/retry'
import { Message } from '#shared/ui/feedback/message'
import type { Nearest } from '../model/nearest'
import { t } from '../texts'
import styles from './workplace-tools.module.css'

/** Reports why the nearest workshops are unknown. A denied position is requested again only by the button. */
export const NearestFailure = observer(function NearestFailure({ nearest }: { readonly nearest: Nearest }) {
  const { failure } = nearest
  if (failure === null) return null
  if (failure === 'location')
    return (
      <Message tone="info" role="alert" className={styles.message}>
        {t('nearestDenied')}
      </Message>
    )
  return (
    <Message
      tone="warning"
      role="alert"
      className={styles.message}
      action={<RetryButton onRetry={() => nearest.toggle()} />}
    >
      {errorText(failure.error)}
    </Message>
  )
})
