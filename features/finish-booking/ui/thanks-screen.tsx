import { observer } from 'mobx-react-lite'
import { BookingFacts, chosenTime } from '#entities/booking'
import { StepHead, type StepScreenProps } from '#entities/process'
import { useStore } from '#shared/store/use-store'
import { Actions } from '#shared/ui/action/actions'
import { Button } from '#shared/ui/action/button'
import { Icon } from '#shared/ui/text/icon'
import { Panel } from '#shared/ui/layout/panel'
import { finishBookingStore } from '../model/finish-booking-store'
import { t } from '../texts'
import { ReceiptActions } from './receipt-actions'
import styles from './thanks-screen.module.css'

export interface ThanksOptions {
  /** Path of the page where a booking is changed or cancelled. */
  readonly changePath: string
}

/** Thanks and the receipt, which is kept in memory only. A reload starts a new booking (reading 1). */
export const ThanksScreen = observer(function ThanksScreen({ changePath, onRestart }: StepScreenProps & ThanksOptions) {
  const { receipt, saved } = useStore(finishBookingStore)
  const key = saved?.bookingKey ?? null
  const email = receipt?.customer?.email
  const time = receipt && chosenTime(receipt)
  const isLead = time?.isLead === true
  return (
    <Panel roomy className={styles.panel}>
      <div className={styles.thanks}>
        <span className={styles.mark}>
          <Icon name="check" />
        </span>
        <StepHead title={t(isLead ? 'titleLead' : 'title')} lead={t(isLead ? 'textLead' : 'bookingSaved')} />
        {receipt && (
          <>
            <div className={styles.receipt}>
              <BookingFacts booking={receipt} surface="thanks" />
            </div>
            <ReceiptActions
              booking={receipt}
              hasTime={time !== null && !isLead}
              identity={saved?.calendarEntry ?? null}
            />
          </>
        )}
        <h3>{t('nextTitle')}</h3>
        <ol className={styles.next}>
          {email && <li>{t('emailSentTo', { email })}</li>}
          {!isLead && <li>{t('arrive')}</li>}
          <li>
            {key === null ? t('change') : t('manage')}{' '}
            <a href={changePath + window.location.search + (key === null ? '' : `#varaus=${encodeURIComponent(key)}`)}>
              {key === null ? t('changeLink') : t('manageLink')}
            </a>
          </li>
        </ol>
        <Actions align="center">
          <Button variant="tonal" onClick={onRestart}>
            {t('newBooking')}
          </Button>
        </Actions>
      </div>
    </Panel>
  )
})
