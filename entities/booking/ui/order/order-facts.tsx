import { observer } from 'mobx-react-lite'
import type { Fact } from '#shared/booking-facts/fact'
import { factsOf } from '#shared/booking-facts/facts-of'
import { inGroup } from '#shared/booking-facts/groups'
import { labelOf, textOf } from '#shared/booking-facts/words'
import { useStore } from '#shared/store/use-store'
import { bookingStore } from '../../model/booking-store'
import { t } from '../../texts'
import styles from './order-facts.module.css'
import { ServiceName } from './service-name'

/** The order of a saved booking: its services with their prices, the discount and the total (RC-02). */
export function OrderFacts({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return t('none')
  return (
    <dl className={styles.rows}>
      {facts.filter(isRow).map((fact, index) => (
        // Two rows of an order may be alike.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={fact.kind === 'total' || fact.kind === 'agreedPrice' ? styles.total : undefined}>
          <dt>{fact.kind === 'service' ? <ServiceName service={fact} /> : termOf(fact)}</dt>
          <dd className="num">{textOf(fact)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What a price promises stands with its service. */
const isRow = ({ kind }: Fact): boolean => kind !== 'priceKind'

const termOf = (fact: Fact): string => (fact.kind === 'total' && fact.isPartial ? t('totalUndefined') : labelOf(fact))

/** The order of the session's booking, and what the visitor described (SV-13, RC-03). */
export const OrderSummary = observer(function OrderSummary() {
  const { booking } = useStore(bookingStore)
  if (!booking) return null
  const facts = factsOf(booking)
  return (
    <>
      <OrderFacts facts={inGroup(facts, 'order')} />
      {inGroup(facts, 'written').map((fact) => (
        <p key={fact.kind + textOf(fact)} className={styles.written}>
          {labelOf(fact)}: <span dir="auto">{textOf(fact)}</span>
        </p>
      ))}
    </>
  )
})
