import type { Fact, FactOf } from '#shared/facts/fact'
import { labelOf, textOf } from '#shared/facts/words'
import { VisuallyHidden } from '#shared/ui/text/visually-hidden'
import { t } from '../texts'
import nameStyles from './item-name.module.css'
import styles from './order-summary.module.css'

/** The order of a saved booking: its services with their prices, the discount and the total (RC-02). */
export function OrderFacts({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return t('none')
  return (
    <dl className={styles.rows}>
      {facts.map((fact, index) => (
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

const termOf = (fact: Fact): string => (fact.kind === 'total' && fact.isPartial ? t('totalUndefined') : labelOf(fact))

const ServiceName = ({ service: { name, remarks, broughtBy } }: { readonly service: FactOf<'service'> }) => (
  <span className={nameStyles.name} data-belongs={broughtBy !== null || undefined}>
    {broughtBy !== null && <VisuallyHidden>{t('broughtBy', { name: broughtBy })} </VisuallyHidden>}
    {name}
    {remarks.map((words) => (
      <small key={words}>{words}</small>
    ))}
  </span>
)
