import type { Booking } from '#shared/api/nouns/booking'
import type { FactKind } from '#shared/booking-facts/fact'
import { factsFor } from '#shared/booking-facts/surfaces'
import { labelOf, textOf } from '#shared/booking-facts/words'
import { t } from '../texts'
import type { Statement } from '../model/withdraw-store'
import styles from './withdraw-order.module.css'

/** Facts that tell one contract from another. */
const TELLING = new Set<FactKind>(['time', 'day', 'askedDay', 'workshop', 'plate'])

interface Props {
  readonly booking: Booking
  readonly statement?: Statement | null
}

/** The statement's contract, and its sender once that is given. */
export function Contract({ booking, statement }: Props) {
  const facts = factsFor('bookingPage', booking)
  const services = facts.filter(({ kind }) => kind === 'service').map(labelOf)
  const rows = [
    [t('services'), services.join(', ')],
    ...facts.filter(({ kind }) => TELLING.has(kind)).map((fact) => [labelOf(fact), textOf(fact)]),
    [t('name'), statement?.name],
    [t('email'), statement?.email],
  ]
  return (
    <dl className={styles.contract}>
      {rows.map(([term, value]) =>
        value ? (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
