import { VisuallyHidden } from '#shared/ui/visually-hidden'
import { itemName } from '../model/booking-rules'
import type { OrderLine } from '../model/order-lines'
import { t } from '../texts'
import styles from './item-name.module.css'

/** What a row of the order is, with the words that were said with it; set in where another product has brought it along. */
export const ItemName = ({ item, bringer }: OrderLine) => (
  <span className={styles.name} data-belongs={bringer !== null || undefined}>
    {bringer && <VisuallyHidden>{t('broughtBy', { name: itemName(bringer) })} </VisuallyHidden>}
    {itemName(item)}
    {item.customizations.map((words) => (
      <small key={words}>{words}</small>
    ))}
  </span>
)
