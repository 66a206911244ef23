import { observer } from 'mobx-react-lite'
import { bookingStore, chosenTime, TimeText } from '#entities/booking'
import type { FactKind } from '#shared/facts/fact'
import { factsFor } from '#shared/facts/surfaces'
import { arrivalText, labelOf, textOf, typedOrText } from '#shared/facts/words'
import { useStore } from '#shared/store/use-store'
import type { StoreResolver } from '#shared/store/define-store'

/** Exports of the step's chunk. */
export { ReserveTimeScreen as Screen } from './reserve-time-screen'
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

export const basis = (get: StoreResolver): unknown => {
  const { booking } = get(bookingStore)
  return [booking?.booking_total_duration?.start, booking?.lead_date]
}
