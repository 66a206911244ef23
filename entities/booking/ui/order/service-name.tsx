import type { FactOf } from '#shared/booking-facts/fact'
import { priceKindText } from '#shared/booking-facts/price-kind'
import { VisuallyHidden } from '#shared/ui/text/visually-hidden'
import { t } from '../../texts'
import styles from './service-name.module.css'

/** The name of a row with its customizations and what its price promises, indented if another product added it. */
export const ServiceName = ({
  service: { name, remarks, broughtBy, price },
}: {
  readonly service: FactOf<'service'>
}) => (
  <span className={styles.name} data-belongs={broughtBy !== null || undefined}>
    {broughtBy !== null && <VisuallyHidden>{t('broughtBy', { name: broughtBy })} </VisuallyHidden>}
    {name}
    {[...remarks, priceKindText(price)].filter(Boolean).map((words) => (
      <small key={words}>{words}</small>
    ))}
  </span>
)
