import { observer } from 'mobx-react-lite'
import type { ReserveTimeStore } from '../model/reserve-time-store'
import { Extra } from './extra'

interface Props {
  readonly store: ReserveTimeStore
  readonly place: 'above' | 'below'
}

/** A gap time where there is one to offer: above the calendar, or below the times where it has come too late (TM-17). */
export const GapInPlace = observer(function GapInPlace({ store, place }: Props) {
  const gap = store.offers.part?.gap
  if (!gap?.offered || store.isGapAbove !== (place === 'above')) return null
  return <Extra>{({ Gap }) => <Gap gap={gap} place={place} />}</Extra>
})
