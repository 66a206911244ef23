import { Button } from '#shared/ui/action/button'
import type { CardOrder } from '../model/card-order'
import { t } from '../texts'
import styles from './order-offer.module.css'

interface Props {
  readonly order: CardOrder
  /** Called after sorting. The button disappears then, and had the focus. */
  readonly onDone: () => void
}

/** Offers to sort, if free times arrived during interaction. Overlays the list, so that the layout does not shift. */
export function OrderOffer({ order, onDone }: Props) {
  const sort = (): void => {
    order.apply()
    onDone()
  }
  return (
    <div className={styles.offer}>
      <Button className={styles.button} onClick={sort}>
        {t('order')}
      </Button>
    </div>
  )
}
