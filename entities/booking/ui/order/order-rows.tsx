import type { Booking } from '#shared/api/nouns/booking'
import { extraFact, orderLines, serviceFact } from '#shared/booking-facts/order'
import { printedOrder } from '#shared/booking-facts/printed-order'
import { t } from '../../texts'
import { ServiceName } from './service-name'
import styles from './order-rows.module.css'
import { PriceText } from './price-text'

/** A row for a choice that is not in the order, with a text in place of a price. */
export interface OrderNote {
  readonly name: string
  readonly text: string
  /** As counted in the bottom bar. */
  readonly short: string
}

interface Props {
  readonly booking: Booking
  readonly note?: OrderNote | null | undefined
}

/** The chosen products, and the other rows that the total contains, at their prices before a discount code (RC-21). */
export function OrderRows({ booking, note }: Props) {
  const { items, extras } = printedOrder(booking)
  return (
    <ul className={styles.rows} aria-label={t('rowsLabel')}>
      {orderLines(items).map((line) => (
        <li key={`${line.item.product.provider}:${line.item.product.id}`}>
          <ServiceName service={serviceFact(line)} />
          <PriceText price={line.item.price} isShort />
        </li>
      ))}
      {extras.map(({ description, price }, index) => (
        // Two rows of an order may be alike.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <ServiceName service={extraFact({ description, price })} />
          <PriceText price={price} isShort />
        </li>
      ))}
      {note && (
        <li>
          <span className={styles.name}>{note.name}</span>
          <span className={styles.note}>{note.text}</span>
        </li>
      )}
    </ul>
  )
}
