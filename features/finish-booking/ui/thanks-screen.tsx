import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { addressLine } from '#entities/organization'
import { detailsText, OrderSummary, chosenTime, TimeText } from '#entities/booking'
import { StepHead, type StepScreenProps } from '#entities/process'
import type { Booking } from '#shared/api/nouns/entities'
import { useStore } from '#shared/store/use-store'
import { Actions } from '#shared/ui/actions'
import { Button } from '#shared/ui/button'
import { Icon } from '#shared/ui/icon'
import { Panel } from '#shared/ui/panel'
import { PlateChip } from '#shared/ui/plate'
import { SummaryLine } from '#shared/ui/summary-line'
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
  const { receipt } = useStore(finishBookingStore)
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
            <Receipt booking={receipt} />
            <ReceiptActions booking={receipt} hasTime={time !== null && !isLead} />
          </>
        )}
        <h3>{t('nextTitle')}</h3>
        <ol className={styles.next}>
          {email && <li>{t('emailSentTo', { email })}</li>}
          {!isLead && <li>{t('arrive')}</li>}
          <li>
            {t('change')} <a href={changePath + window.location.search}>{t('changeLink')}</a>
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

function Receipt({ booking }: { readonly booking: Booking }) {
  const { organization, vehicle } = booking
  const time = chosenTime(booking)
  const details = detailsText(booking)
  return (
    <dl className={styles.receipt} aria-label={t('summaryTitle')}>
      {time && (
        <Row term={t('time')}>
          <TimeText time={time} />
          {details}
        </Row>
      )}
      {organization && (
        <Row term={t('workplace')}>
          <strong>{organization.name}</strong>
          <br />
          {addressLine(organization)}
        </Row>
      )}
      {vehicle && (
        <Row term={t('vehicle')}>
          <SummaryLine>
            <PlateChip>{vehicle.register_number}</PlateChip>
            <span>
              {vehicle.make} {vehicle.model}
            </span>
          </SummaryLine>
        </Row>
      )}
      <Row term={t('services')}>
        <OrderSummary of={booking} />
      </Row>
    </dl>
  )
}

const Row = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)
