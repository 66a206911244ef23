import { OrderRows, type ReservedTime } from '#entities/booking'
import type { Booking } from '#shared/api/nouns/entities'
import type { Fact } from '#shared/facts/fact'
import { factsOf } from '#shared/facts/facts-of'
import { inGroup } from '#shared/facts/groups'
import { hasRows } from '#shared/facts/order'
import { labelOf, textOf } from '#shared/facts/words'
import { Panel } from '#shared/ui/layout/panel'
import { classNames } from '#shared/ui/text/class-names'
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
export const OrderTold = ({ booking }: Props) => (
  <>
    {hasRows(booking) && <OrderRows booking={booking} />}
    <Written booking={booking} className={styles.inOrder} />
  </>
)

/** What the visitor described, at the end of the page where the order is not beside the form. */
export const WrittenPanel = ({ booking }: Props) =>
  writtenFacts(booking).length > 0 && (
    <Panel className={styles.panel} heading={t('written')}>
      <Written booking={booking} />
    </Panel>
  )

function Written({ booking, className }: Props & { readonly className?: string | undefined }) {
  const facts = writtenFacts(booking)
  if (facts.length === 0) return null
  return (
    <dl className={classNames(styles.written, className)}>
      {facts.map((fact) => (
        <div key={fact.kind + textOf(fact)}>
          <dt>{labelOf(fact)}</dt>
          <dd>{textOf(fact)}</dd>
        </div>
      ))}
    </dl>
  )
}

const writtenFacts = (booking: Booking): readonly Fact[] => inGroup(factsOf(booking), 'written')
