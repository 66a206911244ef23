import { OrderRows, type ReservedTime } from '#entities/booking'
import type { Booking } from '#shared/api/nouns/entities'
import { factsOf } from '#shared/facts/facts-of'
import { inGroup } from '#shared/facts/groups'
import { labelOf, textOf } from '#shared/facts/words'
import { DateLeaf } from '#shared/ui/text/date-leaf'
import { VisuallyHidden } from '#shared/ui/text/visually-hidden'
import { dateOf } from '#shared/date/wall-clock'
import { t } from '../texts'
import styles from './order-told.module.css'

interface Props {
  readonly booking: Booking
}

/** The reserved time, or the day of an enquiry, and the workplace. */
export function When({ booking, time }: Props & { readonly time: ReservedTime }) {
  const at = booking.booking_total_duration?.start ?? booking.lead_date
  return (
    <div className={styles.when}>
      {at && <DateLeaf date={dateOf(at)} />}
      <p>
        <VisuallyHidden>{t(time.isLead ? 'leadDay' : 'chosenTime')}: </VisuallyHidden>
        <strong>{time.day}</strong>
        {time.isLead && <span>{t('lead')}</span>}
        {time.hours && <span className="num">{time.hours}</span>}
        {booking.organization && <span>{booking.organization.name}</span>}
      </p>
    </div>
  )
}

/** The services with their prices, and what the visitor described (RC-03). */
export function OrderTold({ booking }: Props) {
  const written = inGroup(factsOf(booking), 'written')
  return (
    <>
      {booking.order_items.length > 0 && <OrderRows items={booking.order_items} />}
      {written.length > 0 && (
        <dl className={styles.told}>
          {written.map((fact) => (
            <div key={fact.kind + textOf(fact)}>
              <dt>{labelOf(fact)}</dt>
              <dd>{textOf(fact)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
