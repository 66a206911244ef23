import { observer } from 'mobx-react-lite'
import { bookingStore } from '#entities/booking'
import { useStore } from '#shared/store/use-store'
import { hasDeliveryChoice } from '../model/delivery-part'
import type { ReserveTimeStore } from '../model/reserve-time-store'
import { Extra } from './extra'

/** From the first day on that is booked as a whole; and where a choice is stored, which another day has to take back. */
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
