import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { bookingStore } from '#entities/booking'
import type { CalendarStore } from '#entities/calendar'
import { sameSession } from '#entities/session'
import { apiPort } from '#shared/api/port'
import { useStores } from '#shared/store/use-store'
import { deliveryCalls, DeliveryStore } from './delivery-store'
import type { ReserveTimeStore } from '../step/reserve-time-store'
import { DeliveryOptions } from './delivery-choices'

interface Props {
  readonly store: ReserveTimeStore
  readonly calendar: CalendarStore
}

/**
 * Delivery options of a day reservation (TM-09). The store exists for other selections too, because a stored choice
 * must be cleared.
 */
export const Delivery = observer(function Delivery({ store, calendar }: Props) {
  const get = useStores()
  const [delivery] = useState(
    () =>
      new DeliveryStore({
        api: get(apiPort)(deliveryCalls),
        booking: get(bookingStore),
        step: store,
        isSame: sameSession(get),
      }),
  )
  useEffect(() => store.delivery.set(delivery), [store, delivery])
  return (
    calendar.isDayOnly && !store.isEnquiry && <DeliveryOptions delivery={delivery} settings={store.settings.latest} />
  )
})
