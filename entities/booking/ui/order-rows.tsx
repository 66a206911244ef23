import type { OrderItem } from '#shared/api/nouns/entities'
import { itemName } from '../model/booking-rules'
import styles from './order-rows.module.css'
import { PriceText } from './price-text'

/** The chosen products and their prices. */
export const OrderRows = ({ items }: { readonly items: readonly OrderItem[] }) => (
  <ul className={styles.rows}>
    {items.map((item) => (
      <li key={`${item.product.provider}:${item.product.id}`}>
        <span>{itemName(item)}</span>
        <PriceText price={item.price} />
      </li>
    ))}
  </ul>
)
