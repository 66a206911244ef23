import { VisuallyHidden } from '#shared/ui/text/visually-hidden'
import { itemName } from '../booking/booking-rules'
import type { OrderLine } from './order-lines'
import { t } from '../texts'
import styles from './item-name.module.css'

/** The name of a row with its customizations, indented if another product added it. */
export const ItemName = ({ item, parent }: OrderLine) => (
  <span className={styles.name} data-belongs={parent !== null || undefined}>
    {parent && <VisuallyHidden>{t('broughtBy', { name: itemName(parent) })} </VisuallyHidden>}
    {itemName(item)}
    {item.customizations.map((words) => (
      <small key={words}>{words}</small>
    ))}
  </span>
)
