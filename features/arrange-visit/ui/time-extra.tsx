import { observer } from 'mobx-react-lite'
import { bookingStore } from '#entities/booking'
import type { CreateTimeExtra } from '#entities/calendar'
import { apiPort } from '#shared/api/client'
import { useStore } from '#shared/store/use-store'
import { arrangeVisitCalls, ArrangeVisitStore } from '../model/arrange-visit-store'
import { hasDeliveryChoice } from '../model/delivery/step-delivery'
import { KeyLocker } from './key-locker'
import { Lazy, lazyChunkStore } from './lazy'

export const arrangeVisit: CreateTimeExtra = (get, step) => {
  const store = new ArrangeVisitStore({
    api: get(apiPort)(arrangeVisitCalls),
    booking: get(bookingStore),
    step,
    code: get(lazyChunkStore),
  })
  return {
    store,
    parts: {
      rowFilter: <KeyLocker store={store} />,
      times: (
        <>
          <DayGivenUp store={store} />
          <DeliverySection store={store} />
          <ExtrasSection store={store} isAbove />
        </>
      ),
      end: <ExtrasSection store={store} isAbove={false} />,
    },
  }
}

interface Props {
  readonly store: ArrangeVisitStore
}

/** Says that the chosen day is not free for the chosen delivery option, and which one is chosen in its place, if any is (reading 53). */
const DayGivenUp = observer(function DayGivenUp({ store }: Props) {
  const { givenUp, step } = store
  const { day, isLoading } = step.calendar
  if (!givenUp || isLoading) return null
  return <Lazy>{({ DayMoved }) => <DayMoved givenUp={givenUp} day={day} />}</Lazy>
})

/**
 * Loads the delivery options once a day reservation is selected. Also loads them for a stored choice, which another
 * selection has to clear.
 */
const DeliverySection = observer(function DeliverySection({ store }: Props) {
  const { booking } = useStore(bookingStore)
  const { delivery, step } = store
  const { isDayOnly } = step.calendar
  if (!isDayOnly && !delivery.lazy && !hasDeliveryChoice(booking)) return null
  return <Lazy {...(isDayOnly && { reservedHeight: '36rem' })}>{({ Delivery }) => <Delivery store={store} />}</Lazy>
})

/** The valet where the workshop offers it, and the replacement cars that are left. */
const ExtrasSection = observer(function ExtrasSection({ store, isAbove }: Props & { readonly isAbove: boolean }) {
  const { carsLeft, valet } = store
  if (store.isAbove !== isAbove || (!valet.isOffered && carsLeft === undefined)) return null
  return <Lazy>{({ VisitExtras }) => <VisitExtras store={store} />}</Lazy>
})
