import { observer } from 'mobx-react-lite'
import { bookingStore } from '#entities/booking'
import { useStore } from '#shared/store/use-store'
import { hasDeliveryChoice } from './step-delivery'
import type { ReserveTimeStore } from '../step/reserve-time-store'
import { Lazy } from '../step/lazy'

/**
 * Loads the delivery options once a day reservation is selected. Also loads them for a stored choice, which another
 * selection has to clear.
 */
export const DeliveryInPlace = observer(function DeliveryInPlace({ store }: { readonly store: ReserveTimeStore }) {
  const { booking } = useStore(bookingStore)
  const { calendar, delivery } = store
  if (!calendar.isDayOnly && !delivery.lazy && !hasDeliveryChoice(booking)) return null
  return (
    <Lazy {...(calendar.isDayOnly && { reservedHeight: '36rem' })}>
      {({ Delivery }) => <Delivery store={store} calendar={calendar} />}
    </Lazy>
  )
})
