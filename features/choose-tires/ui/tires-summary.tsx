import { observer } from 'mobx-react-lite'
import { bookingStore, OrderSummary } from '#entities/booking'
import { useStore } from '#shared/store/use-store'
import { t } from '../texts'

/** The selected tire services under their own heading (TI-10). */
export const TiresSummary = observer(function TiresSummary() {
  const { booking } = useStore(bookingStore)
  return (
    <>
      <strong>{t('summaryTitle')}</strong>
      {booking && booking.order_items.length > 0 ? <OrderSummary /> : <span>{t('summaryNone')}</span>}
    </>
  )
})
