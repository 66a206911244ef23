import type { ReactNode } from 'react'
import { chosenTime, detailsText, OrderSummary, TimeText } from '#entities/booking'
import { addressLine } from '#entities/organization'
import type { Booking } from '#shared/api/nouns/entities'
import { PlateChip } from '#shared/ui/plate'
import { SummaryLine } from '#shared/ui/summary-line'
import { t } from '../texts'
import styles from './manage.module.css'

/** The details of the booking that the server returned. */
export function Receipt({ booking }: { readonly booking: Booking }) {
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
