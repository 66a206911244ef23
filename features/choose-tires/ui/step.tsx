import { observer } from 'mobx-react-lite'
import { bookingStore, OrderSummary } from '#entities/booking'
import { aheadPort } from '#shared/api/client'
import { tireChangeProducts } from '#shared/api/contract/services/tires'
import { useStore } from '#shared/store/use-store'
import { t } from '../texts'
import type { StoreResolver } from '#shared/store/define-store'

/** Exports of the step's chunk. */
export { ChooseTiresScreen as Screen } from './choose-tires-screen'

/** The selected tire services under their own heading (TI-10). */
export const Summary = observer(function Summary() {
  const { booking } = useStore(bookingStore)
  return (
    <>
      <strong>{t('summaryTitle')}</strong>
      {booking && booking.order_items.length > 0 ? <OrderSummary /> : <span>{t('summaryNone')}</span>}
    </>
  )
})

export const basis = (get: StoreResolver): unknown =>
  get(bookingStore).booking?.order_items?.map(({ product }) => product)

/** Asks for the products before the screen is shown. */
export function askAhead(get: StoreResolver): void {
  get(aheadPort)({ tireChangeProducts })
    .tireChangeProducts({})
    .catch(() => {})
}
