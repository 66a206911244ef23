import { observer } from 'mobx-react-lite'
import { bookingStore, chosenTime, TimeText } from '#entities/booking'
import type { CreateTimeExtra } from '#entities/calendar'
import type { StepScreenProps } from '#entities/process'
import type { FactKind } from '#shared/booking-facts/fact'
import { factsFor } from '#shared/booking-facts/surfaces'
import { arrivalText, labelOf, textOf, typedOrText } from '#shared/booking-facts/words'
import { useStore } from '#shared/store/use-store'
import { defineStore, type StoreResolver } from '#shared/store/define-store'
import { ReserveTimeStore, type TimeOptions } from '../model/reserve-time-store'
import { lazyChunkStore } from './lazy'
import { ReserveTimeScreen } from './reserve-time-screen'

export { ReleaseTime } from './hold/hold-status'

/** Facts that follow from the chosen time. The other cards show the rest. */
const NAMED = new Set<FactKind>([
  'delivery',
  'shift',
  'mechanic',
  'bringDate',
  'pickupDate',
  'keyLocker',
  'fetching',
  'returning',
  'loan',
])

/** Summary of the chosen time, and what follows from it (TM-14, RC-12, PU-01, PU-02). */
export const Summary = observer(function Summary() {
  const { booking } = useStore(bookingStore)
  const time = booking && chosenTime(booking)
  if (!time) return null
  return (
    <>
      <TimeText time={time} />
      {factsFor('stepCards', booking).map((fact) => {
        if (fact.kind === 'day') return <div key={fact.kind}>{arrivalText(fact)}</div>
        if (fact.kind === 'delivery' && !fact.isOpen) return <div key={fact.kind}>{typedOrText(fact)}</div>
        return NAMED.has(fact.kind) && <div key={fact.kind}>{`${labelOf(fact)}: ${textOf(fact)}`}</div>
      })}
    </>
  )
})

const basis = (get: StoreResolver): unknown => {
  const { booking } = get(bookingStore)
  return [booking?.booking_total_duration?.start, booking?.lead_date]
}

/** Returns the step with the given extras. */
export function stepWith(extras: readonly CreateTimeExtra[]) {
  const store = defineStore('reserve-time', (get) => new ReserveTimeStore(get, extras, get(lazyChunkStore)))
  const Screen = (props: StepScreenProps & TimeOptions) => <ReserveTimeScreen {...props} store={store} />
  return { Screen, Summary, basis }
}
