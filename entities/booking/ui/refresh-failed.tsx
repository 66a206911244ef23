import { useLayoutEffect, useRef } from 'react'
import { Button } from '#shared/ui/button'
import { Message } from '#shared/ui/message'
import { t } from '../texts'
import styles from './refresh-failed.module.css'

/** Says that the rows and the total above are older than what was asked for last. */
export function RefreshFailed({ onRetry }: { readonly onRetry: () => Promise<void> }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    // The button goes when it has been pressed: whoever pressed it is still at the panel.
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
