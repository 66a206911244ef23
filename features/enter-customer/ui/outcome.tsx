import { observer } from 'mobx-react-lite'
import { bookingStore, chosenTime } from '#entities/booking'
import { CallUs } from '#entities/organization'
import { useStore } from '#shared/store/use-store'
import { LiveRegion } from '#shared/ui/feedback/live-region'
import { Message } from '#shared/ui/feedback/message'
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
  const isLead = booking !== null && chosenTime(booking)?.isLead === true
  const { isAsking, isUncertain, hasFailed } = of
  return (
    <div className={styles.outcome}>
      <LiveRegion visible className={styles.asking}>
        {isAsking && <Message>{t(isLead ? 'askingLead' : 'asking')}</Message>}
      </LiveRegion>
      {!isSending && (isUncertain || hasFailed) && (
        <Message
          tone={isUncertain ? 'warning' : 'error'}
          role="alert"
          title={isUncertain ? t(isLead ? 'unsureLead' : 'unsure') : t('bookingSaveFailed')}
        >
          <p>
            {t(isUncertain ? 'unsureHelp' : 'bookingSaveFailedHelp')}
            {hasFailed && <CallUs number={booking?.organization?.phone_number} />}
          </p>
        </Message>
      )}
    </div>
  )
})
