import { observer } from 'mobx-react-lite'
import type { Booking } from '#shared/api/nouns/booking'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { Message } from '#shared/ui/feedback/message'
import { missingRows } from '../model/carried-row'
import { droppedRowsStore } from '../model/dropped-rows-store'
import { t } from '../texts'
import styles from './dropped-rows.module.css'

interface Props {
  readonly booking: Booking
  /** The wizard's id of the booking attempt. */
  readonly bookingAttemptId: string
  /** Called when the message was dismissed, because its button had the focus. */
  readonly onDismissed: () => void
}

/** Names the products that did not go along to the workplace, until they are chosen again or dismissed (RC-04). */
export const DroppedRows = observer(function DroppedRows({ booking, bookingAttemptId, onDismissed }: Props) {
  const store = useStore(droppedRowsStore)
  const rows = missingRows(store.of(bookingAttemptId), booking)
  if (rows.length === 0) return null
  const dismiss = (): void => {
    store.write(bookingAttemptId, [])
    onDismissed()
  }
  return (
    <Message
      tone="warning"
      role="alert"
      title={t('dropped')}
      action={<Button onClick={dismiss}>{t('understood')}</Button>}
    >
      <p>{t('droppedText', { workplace: booking.organization?.name ?? '' })}</p>
      <ul className={styles.rows}>
        {rows.map(({ product, name }) => (
          <li key={`${product.provider}:${product.id}`}>{name}</li>
        ))}
      </ul>
      {booking.order_items.length > 0 && <p>{t('othersKept')}</p>}
    </Message>
  )
})
