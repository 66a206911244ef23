import type { Booking } from '#shared/api/nouns/entities'
import { formatEuros } from '#shared/money/euros'
import { isPartialTotal, totalAmount } from '../model/booking-rules'
import { t } from '../texts'
import styles from './order-total.module.css'

/** The price estimate; where a product has no price yet, that is said beside the sum of the others. */
export function OrderTotal({ booking }: { readonly booking: Booking }) {
  const amount = totalAmount(booking)
  return (
    <div aria-live="polite">
      <p className={styles.row}>
        <span>{t('total')}</span>
        {amount !== null && <strong className="num">{formatEuros(amount)}</strong>}
      </p>
      <p className={styles.note}>{isPartialTotal(booking) ? t('totalUndefined') : t('vatNote')}</p>
    </div>
  )
}
