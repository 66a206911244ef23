import { Button } from '#shared/ui/button'
import type { CardOrder } from '../model/card-order'
import { t } from '../texts'
import styles from './order-offer.module.css'

interface Props {
  readonly order: CardOrder
  /** This goes away with the focus. */
  readonly onDone: () => void
}

/** Free times have come while the visitor was busy with the cards. Lies over the list and takes no room: nothing moves. */
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
