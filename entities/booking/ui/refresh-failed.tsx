import { useLayoutEffect, useRef } from 'react'
import { Button } from '#shared/ui/button'
import { Message } from '#shared/ui/message'
import { t } from '../texts'
import styles from './refresh-failed.module.css'

/** Warns that the rows and the total above are stale, and offers a retry. */
export function RefreshFailed({ onRetry }: { readonly onRetry: () => Promise<void> }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    // The pressed button disappears, so the panel's heading takes the focus.
    return () => {
      if (element?.contains(document.activeElement)) element.closest('section')?.querySelector('h2')?.focus()
    }
  }, [])
  return (
    <div ref={box}>
      <Message tone="error" role="alert">
        <p>{t('refreshFailed')}</p>
        <Button className={styles.retry} onClick={() => void onRetry()}>
          {t('retry')}
        </Button>
      </Message>
    </div>
  )
}
