import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Button } from '#shared/ui/action/button'
import { Message } from '#shared/ui/feedback/message'
import type { OfferStore } from '../model/offer-store'
import { isClosed, reasonOf } from '../model/refusal'
import { t } from '../texts'
import styles from './earlier-time.module.css'

interface Props {
  readonly store: OfferStore
  /** Called after an answer that the server has got. */
  readonly onTaken?: (() => void) | undefined
  readonly onDeclined?: (() => void) | undefined
  /** Called with the reason after an answer that the server refuses because the offer was closed before. */
  readonly onClosed?: ((reason: string) => void) | undefined
}

/** The buttons that answer an open offer. One press takes it. */
export const OfferAnswers = observer(function OfferAnswers({ store, onTaken, onDeclined, onClosed }: Props) {
  const { taking, declining, isBusy } = store
  const take = async (): Promise<void> => {
    if (await taking.run()) onTaken?.()
    else if (isClosed(taking.error)) onClosed?.(reasonOf(taking.error))
  }
  const decline = async (): Promise<void> => {
    if (await declining.run()) onDeclined?.()
  }
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        busy={taking.isRunning}
        busyLabel={t('taking')}
        aria-disabled={isBusy}
        onClick={() => void take()}
      >
        {t('take')}
      </Button>
      <Button
        size="lg"
        busy={declining.isRunning}
        busyLabel={t('declining')}
        aria-disabled={isBusy}
        onClick={() => void decline()}
      >
        {t('decline')}
      </Button>
    </>
  )
})

/** Stops the notices, whatever became of the offer. */
export const StopButton = observer(function StopButton({ store }: Pick<Props, 'store'>) {
  const { stopping, isBusy } = store
  return (
    <Button
      variant="text"
      busy={stopping.isRunning}
      busyLabel={t('stopping')}
      aria-disabled={isBusy}
      onClick={() => void stopping.run()}
    >
      {t('stop')}
    </Button>
  )
})

/** Reports the failed answer, with its reason. */
export const OfferFailures = observer(function OfferFailures({ store }: Pick<Props, 'store'>): ReactNode {
  const failures = [
    [store.taking, t('takeFailed')],
    [store.declining, t('declineFailed')],
    [store.stopping, t('stopFailed')],
  ] as const
  return failures.map(
    ([action, title]) =>
      action.hasFailed && (
        <Message key={title} tone="error" title={title} className={styles.failure}>
          <p>{reasonOf(action.error)}</p>
        </Message>
      ),
  )
})
