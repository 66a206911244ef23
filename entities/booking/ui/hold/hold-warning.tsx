import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { Message } from '#shared/ui/feedback/message'
import { showFailure } from '#shared/ui/feedback/show-failure'
import { t } from './texts'
import { isFinal } from '../../model/hold-rules'
import { holdStore } from '../../model/hold-store'
import styles from './hold-notice.module.css'

/** The last minutes of a hold, and the button that prolongs it until it cannot be prolonged. */
export const HoldWarning = observer(function HoldWarning() {
  const hold = useStore(holdStore)
  const { minutesLeft, reading, isKeeping, keep } = hold
  const box = useRef<HTMLDivElement>(null)
  const extend = async (): Promise<void> => {
    const hadFocus = box.current?.contains(document.activeElement)
    // The button disappears, so the message in its place takes the focus.
    if ((await keep()) && hadFocus) box.current?.focus({ preventScroll: true })
  }
  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      {minutesLeft === null ? (
        <Message tone="success" className={styles.line}>
          {t('extended')}
        </Message>
      ) : isFinal(hold) && minutesLeft > 0 ? (
        <Message tone="warning" className={styles.line}>
          <p>{t('final', { minutes: minutesLeft })}</p>
          <p>{t('finalHelp')}</p>
        </Message>
      ) : (
        <Message
          tone={minutesLeft > 1 ? 'info' : 'warning'}
          className={styles.line}
          action={
            <Button busy={isKeeping} busyLabel={t('extending')} onClick={() => void extend()}>
              {t('extend')}
            </Button>
          }
        >
          <p>{minutesLeft > 0 ? t('remaining', { minutes: minutesLeft }) : t('unknown')}</p>
          {reading.hasFailed && (
            <p ref={showFailure} role="alert">
              <strong>{t('failed')}</strong>
            </p>
          )}
        </Message>
      )}
    </div>
  )
})
