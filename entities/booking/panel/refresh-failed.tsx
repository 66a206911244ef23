import type { MouseEvent } from 'react'
import { Button } from '#shared/ui/action/button'
import { Message } from '#shared/ui/feedback/message'
import { t } from '../texts'
import styles from './refresh-failed.module.css'

/** Warns that the rows and the total above are stale, and offers a retry. */
export function RefreshFailed({ onRetry }: { readonly onRetry: () => Promise<void> }) {
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // The button disappears, so the panel's heading takes the focus.
    currentTarget.closest('section')?.querySelector('h2')?.focus({ preventScroll: true })
    void onRetry()
  }
  return (
    <Message tone="error">
      <p>{t('refreshFailed')}</p>
      <Button className={styles.retry} onClick={retry}>
        {t('retry')}
      </Button>
    </Message>
  )
}
