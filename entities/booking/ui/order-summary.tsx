import { observer } from 'mobx-react-lite'
import type { Booking } from '#shared/api/nouns/entities'
import { useStore } from '#shared/store/use-store'
import { formatEuros } from '#shared/money/euros'
import { isPartialTotal, totalAmount } from '../model/booking-rules'
import { bookingStore } from '../model/booking-store'
import { orderLines } from '../model/order-lines'
import { t } from '../texts'
import { ItemName } from './item-name'
import styles from './order-summary.module.css'
import { PriceText } from './price-text'

/** Chosen products, their prices and the total of the given booking, or else of the session's (SV-13). */
export const OrderSummary = observer(function OrderSummary({ of }: { readonly of?: Booking }) {
  const current = useStore(bookingStore).booking
  const booking = of ?? current
  if (!booking) return null
  if (booking.order_items.length === 0) return t('none')
  const amount = totalAmount(booking)
  return (
    <dl className={styles.rows}>
      {orderLines(booking.order_items).map((line) => (
        <div key={`${line.item.product.provider}:${line.item.product.id}`}>
          <dt>
            <ItemName {...line} />
          </dt>
          <dd>
            <PriceText price={line.item.price} />
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{isPartialTotal(booking) ? t('totalUndefined') : t('total')}</dt>
        <dd className="num">{amount !== null && formatEuros(amount)}</dd>
      </div>
    </dl>
  )
})
