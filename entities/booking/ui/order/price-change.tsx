import type { PriceChange as Change } from '#shared/booking-facts/shown-price'
import { t } from '../../texts'
import { changeLines, totalText } from '../../model/price-change-lines'
import styles from './price-change.module.css'

/** The price before and after, and which rows and codes have changed (RC-20). */
export function PriceChange({ change }: { readonly change: Change }) {
  const lines = changeLines(change)
  return (
    <div className={styles.change}>
      <dl>
        <div>
          <dt>{t('priceBefore')}</dt>
          <dd>{totalText(change.before)}</dd>
        </div>
        <div>
          <dt>{t('priceNow')}</dt>
          <dd className={styles.now}>{totalText(change.now)}</dd>
        </div>
      </dl>
      {lines.length > 0 && (
        <ul aria-label={t('priceChanges')}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
