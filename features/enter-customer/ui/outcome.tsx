import { observer } from 'mobx-react-lite'
import { bookingStore, sendingStore } from '#entities/booking'
import { CallUs } from '#entities/organization'
import { useStore } from '#shared/store/use-store'
import { LiveRegion } from '#shared/ui/feedback/live-region'
import { Message } from '#shared/ui/feedback/message'
import { ENDINGS } from '../model/words-of'
import type { Completion } from '../model/completion'
import { t } from '../texts'
import styles from './enter-customer-screen.module.css'

interface Props {
  readonly of: Completion
  readonly isSending: boolean
}

/** The outcome of a submit that did not lead to the thanks screen. A booking that may exist is never called failed. */
export const Outcome = observer(function Outcome({ of, isSending }: Props) {
  const { booking } = useStore(bookingStore)
  const ending = ENDINGS[useStore(sendingStore).kind]
  const { isAsking, isUncertain, hasFailed } = of
  return (
    <div className={styles.outcome}>
      <LiveRegion visible className={styles.asking}>
        {isAsking && <Message>{t(`asking${ending}`)}</Message>}
      </LiveRegion>
      {!isSending && (isUncertain || hasFailed) && (
        <Message
          tone={isUncertain ? 'warning' : 'error'}
          role="alert"
          className={ending === 'Order' ? styles.aboveButton : undefined}
          title={isUncertain ? t(`unsure${ending}`) : t('bookingSaveFailed')}
        >
          <p>
            {isUncertain
              ? t('unsureHelp', { another: t(ending === 'Order' ? 'anotherOrder' : 'another') })
              : t('bookingSaveFailedHelp')}
            {hasFailed && <CallUs number={booking?.organization?.phone_number} />}
          </p>
        </Message>
      )}
    </div>
  )
})
