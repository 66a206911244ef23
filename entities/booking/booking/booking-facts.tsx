import type { ReactNode } from 'react'
import type { Booking } from '#shared/api/nouns/entities'
import type { Fact, FactKind, FactOf } from '#shared/facts/fact'
import { inGroup } from '#shared/facts/groups'
import { factsFor, type Surface } from '#shared/facts/surfaces'
import { arrivalText, labelOf, textOf, typedOrText } from '#shared/facts/words'
import { Icon } from '#shared/ui/text/icon'
import { PlateChip } from '#shared/ui/text/plate'
import { SummaryLine } from '#shared/ui/layout/summary-line'
import { PhoneLink } from '#shared/ui/action/phone-link'
import { chosenTime } from '../time/reserved-time'
import { t } from '../texts'
import styles from './booking-facts.module.css'
import { OrderFacts } from '../order/order-facts'
import { TimeText } from '../time/chosen-time'

interface Props {
  readonly booking: Booking
  readonly surface: Extract<Surface, 'thanks' | 'bookingPage'>
}

/** Facts that a row of several facts shows. */
const IN_ROWS = new Set<FactKind>([
  'time',
  'day',
  'askedDay',
  'workshop',
  'address',
  'phone',
  'plate',
  'vehicle',
  'kilometers',
])

/** The receipt of a booking: everything that it tells (RC-01), as terms and values. */
export function BookingFacts({ booking, surface }: Props) {
  const facts = factsFor(surface, booking)
  const others = [...inGroup(facts, 'visit'), ...inGroup(facts, 'customer')].filter(({ kind }) => !IN_ROWS.has(kind))
  const payments = inGroup(facts, 'payment')
  return (
    <dl className={styles.receipt} aria-label={t('receiptTitle')}>
      <TimeRow booking={booking} day={find(facts, 'day')} />
      <WorkshopRow facts={facts} />
      <VehicleRow facts={facts} />
      {others.map((fact) => (
        <Row key={fact.kind} term={labelOf(fact)}>
          {valueOf(fact)}
        </Row>
      ))}
      <Row term={t('services')}>
        <OrderFacts facts={inGroup(facts, 'order')} />
      </Row>
      {payments.length > 0 && (
        <Row term={t('payment')}>
          <ul className={styles.payments}>
            {payments.map((fact) => (
              <li key={fact.kind}>
                {fact.kind === 'paidByCard' && <Icon name="check" />}
                {labelOf(fact)} <strong className="num">{textOf(fact)}</strong>
              </li>
            ))}
          </ul>
        </Row>
      )}
      {inGroup(facts, 'written').map((fact) => (
        <Row key={fact.kind + textOf(fact)} term={labelOf(fact)}>
          <span className={styles.written}>{textOf(fact)}</span>
        </Row>
      ))}
    </dl>
  )
}

const isOf =
  <K extends FactKind>(kind: K) =>
  (fact: Fact): fact is Extract<Fact, { readonly kind: K }> =>
    fact.kind === kind

const find = <K extends FactKind>(facts: readonly Fact[], kind: K): FactOf<K> | undefined => facts.find(isOf(kind))

const valueOf = (fact: Fact): string => (fact.kind === 'delivery' ? typedOrText(fact) : textOf(fact))

function TimeRow({ booking, day }: { readonly booking: Booking; readonly day: FactOf<'day'> | undefined }) {
  const time = chosenTime(booking)
  if (!time) return null
  return (
    <Row term={t('time')}>
      <TimeText time={time} />
      {day && <p className={styles.hours}>{arrivalText(day)}</p>}
    </Row>
  )
}

function WorkshopRow({ facts }: { readonly facts: readonly Fact[] }) {
  const [workshop, address, phone] = [find(facts, 'workshop'), find(facts, 'address'), find(facts, 'phone')]
  if (!workshop) return null
  return (
    <Row term={labelOf(workshop)}>
      <strong>{workshop.name}</strong>
      {address && <p>{address.text}</p>}
      {phone && <PhoneLink number={phone.number} />}
    </Row>
  )
}

function VehicleRow({ facts }: { readonly facts: readonly Fact[] }) {
  const [plate, vehicle, kilometers] = [find(facts, 'plate'), find(facts, 'vehicle'), find(facts, 'kilometers')]
  if (!plate) return null
  return (
    <Row term={t('vehicle')}>
      <SummaryLine>
        <PlateChip>{plate.text}</PlateChip>
        {vehicle && <span>{vehicle.text}</span>}
        {kilometers && <span className="num">{textOf(kilometers)}</span>}
      </SummaryLine>
    </Row>
  )
}

const Row = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)
