import type { OrderItem } from '#shared/api/nouns/entities'
import { orderLines, serviceFact } from '#shared/facts/order'
import { t } from '../texts'
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
  readonly items: readonly OrderItem[]
  readonly note?: OrderNote | null | undefined
}

/** The chosen products and their prices. */
export const OrderRows = ({ items, note }: Props) => (
  <ul className={styles.rows} aria-label={t('rowsLabel')}>
    {orderLines(items).map((line) => (
      <li key={`${line.item.product.provider}:${line.item.product.id}`}>
        <ServiceName service={serviceFact(line)} />
        <PriceText price={line.item.price} isShort />
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
