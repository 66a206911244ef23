import { OrderRows, type ReservedTime } from '#entities/booking'
import type { Booking } from '#shared/api/nouns/booking'
import type { Fact, FactKind } from '#shared/booking-facts/fact'
import { inGroup } from '#shared/booking-facts/groups'
import { hasRows } from '#shared/booking-facts/order'
import { factsFor } from '#shared/booking-facts/surfaces'
import { arrivalText, labelOf, textOf, typedOrText } from '#shared/booking-facts/words'
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

/** The reserved time, or the day of an enquiry, and the workplace. A request has no time. */
export function When({ booking, time }: Props & { readonly time: ReservedTime | null }) {
  const at = booking.booking_total_duration?.start ?? booking.lead_date
  const day = factsFor('orderPanel', booking).find((fact) => fact.kind === 'day')
  const arrival = day ? arrivalText(day) : ''
  return (
    <div className={styles.when}>
      {at && <DateLeaf date={dateOf(at)} />}
      <p>
        {time && (
          <>
            <VisuallyHidden>{t(time.isLead ? 'leadDay' : 'chosenTime')}: </VisuallyHidden>
            <strong>{time.day}</strong>
            {time.isLead && <span>{t('lead')}</span>}
            {time.hours && <span className="num">{time.hours}</span>}
          </>
        )}
        {arrival && <span>{arrival}</span>}
        {booking.organization && <span translate="no">{booking.organization.name}</span>}
      </p>
    </div>
  )
}

/** The visit, the services with their prices, and what the visitor described (RC-03). */
export function OrderTold({ booking }: Props) {
  const facts = factsFor('orderPanel', booking)
  const visit = inGroup(facts, 'visit').filter(({ kind }) => !IN_WHEN.has(kind))
  // A code with a saving stands above the total, with its amount.
  const codes = facts.filter((fact) => fact.kind === 'discount' && fact.saved === null)
  return (
    <>
      <FactList facts={visit} className={styles.visit} />
      {hasRows(booking) && <OrderRows booking={booking} />}
      <FactList
        facts={[...codes, ...inGroup(facts, 'written'), ...inGroup(facts, 'customer')]}
        className={styles.inOrder}
      />
    </>
  )
}

/** What is paid, on credit and due, below the total (RC-22). */
export const Paid = ({ booking }: Props) => (
  <FactList facts={inGroup(factsFor('orderPanel', booking), 'payment')} className={styles.paid} />
)

/** What the visitor described, at the end of the page where the order is not beside the form. */
export function WrittenPanel({ booking }: Props) {
  const facts = inGroup(factsFor('orderPanel', booking), 'written')
  if (facts.length === 0) return null
  return (
    <Panel className={styles.panel} heading={t('written')}>
      <FactList facts={facts} />
    </Panel>
  )
}

/** Facts that the time and the workplace show. */
const IN_WHEN = new Set<FactKind>(['time', 'day', 'askedDay', 'workshop'])

function FactList({ facts, className }: { readonly facts: readonly Fact[]; readonly className?: string | undefined }) {
  if (facts.length === 0) return null
  return (
    <dl className={classNames(styles.facts, className)}>
      {facts.map((fact) => (
        <div key={fact.kind + textOf(fact)}>
          <dt>{labelOf(fact)}</dt>
          <dd dir="auto">{fact.kind === 'delivery' ? typedOrText(fact) : textOf(fact)}</dd>
        </div>
      ))}
    </dl>
  )
}
