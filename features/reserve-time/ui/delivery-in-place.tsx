import { observer } from 'mobx-react-lite'
import { bookingStore } from '#entities/booking'
import { useStore } from '#shared/store/use-store'
import { hasDeliveryChoice } from '../model/delivery-part'
import type { ReserveTimeStore } from '../model/reserve-time-store'
import { Extra } from './extra'

/**
 * Loads the delivery options once a day reservation is selected. Also loads them for a stored choice, which another
 * selection has to clear.
 */
export const DeliveryInPlace = observer(function DeliveryInPlace({ store }: { readonly store: ReserveTimeStore }) {
  const { booking } = useStore(bookingStore)
  const { calendar, delivery } = store
  if (!calendar.isDayOnly && !delivery && !hasDeliveryChoice(booking)) return null
  return (
    <Extra {...(calendar.isDayOnly && { room: '36rem' })}>
      {({ Delivery }) => <Delivery store={store} calendar={calendar} />}
    </Extra>
  )
})
