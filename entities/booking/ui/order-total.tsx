import type { Booking } from '#shared/api/nouns/entities'
import { formatEuros } from '#shared/money/euros'
import { isPartialTotal, totalAmount } from '../model/booking-rules'
import { t } from '../texts'
import styles from './order-total.module.css'

/** The price estimate. Screen readers announce its changes. A note below it says that a product has no price yet. */
export function OrderTotal({ booking }: { readonly booking: Booking }) {
  const amount = totalAmount(booking)
  return (
    <>
      <p className={styles.row} aria-live="polite" aria-atomic="true">
        <span>{t('total')}</span>
        {amount !== null && <strong className="num">{formatEuros(amount)}</strong>}
      </p>
      <div className={styles.notes} aria-live="polite">
        {isPartialTotal(booking) && <p className={styles.partial}>{t('totalUndefined')}</p>}
        <p>{t('vatNote')}</p>
        <p>{t('estimateNote')}</p>
      </div>
    </>
  )
}
