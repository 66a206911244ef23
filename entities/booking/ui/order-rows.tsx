import type { OrderItem } from '#shared/api/nouns/entities'
import { itemName } from '../model/booking-rules'
import { t } from '../texts'
import styles from './order-rows.module.css'
import { PriceText } from './price-text'

/** A row of what is wanted without being in the order, and the words that stand where its price would. */
export interface OrderNote {
  readonly name: string
  readonly text: string
}

interface Props {
  readonly items: readonly OrderItem[]
  readonly note?: OrderNote | null | undefined
}

/** The chosen products and their prices. */
export const OrderRows = ({ items, note }: Props) => (
  <ul className={styles.rows} aria-label={t('rowsLabel')}>
    {items.map((item) => (
      <li key={`${item.product.provider}:${item.product.id}`}>
        <span className={styles.name}>{itemName(item)}</span>
        <PriceText price={item.price} />
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
