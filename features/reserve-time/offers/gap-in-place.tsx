import { observer } from 'mobx-react-lite'
import type { ReserveTimeStore } from '../step/reserve-time-store'
import { Lazy } from '../step/lazy'

interface Props {
  readonly store: ReserveTimeStore
  readonly place: 'above' | 'below'
}

/** The offered gap time, if any. It stands above the calendar, or below the times if it arrived late (TM-17). */
export const GapInPlace = observer(function GapInPlace({ store, place }: Props) {
  const gap = store.offers.lazy?.gap
  if (!gap?.offered || store.isGapAbove !== (place === 'above')) return null
  return <Lazy>{({ Gap }) => <Gap gap={gap} place={place} />}</Lazy>
})
