import { Button } from '#shared/ui/button'
import { Message } from '#shared/ui/message'
import { t } from '../texts'

/** Says that the rows and the total above are older than what was asked for last. */
export const RefreshFailed = ({ onRetry }: { readonly onRetry: () => Promise<void> }) => (
  <Message tone="error" role="alert" action={<Button onClick={() => void onRetry()}>{t('retry')}</Button>}>
    {t('refreshFailed')}
  </Message>
)
