import { observer } from 'mobx-react-lite'
import type { CreateTimeExtra, TimeStep } from '#entities/calendar'
import { ChooseMechanicStore } from '../model/choose-mechanic-store'
import { Lazy, lazyChunkStore } from './lazy'

export const chooseMechanic: CreateTimeExtra = (get, step) => {
  const store = new ChooseMechanicStore(get, step, get(lazyChunkStore))
  return {
    store,
    parts: {
      heading: <OfferedGap store={store} isAbove />,
      filter: <MechanicFilter store={store} calendar={step.calendar} />,
      foot: <OfferedGap store={store} isAbove={false} />,
    },
  }
}

interface Props {
  readonly store: ChooseMechanicStore
}

const MechanicFilter = observer(function MechanicFilter({ store, calendar }: Props & Pick<TimeStep, 'calendar'>) {
  const { hasMechanics, mechanics } = store
  if (!hasMechanics || !mechanics) return null
  return <Lazy>{({ MechanicSelect }) => <MechanicSelect mechanics={mechanics} calendar={calendar} />}</Lazy>
})

/** The offered gap time, if any. It stands beside the heading, or below the calendar if it arrived late (TM-17). */
const OfferedGap = observer(function OfferedGap({ store, isAbove }: Props & { readonly isAbove: boolean }) {
  const { gap, isGapAbove } = store
  if (!gap?.offered || isGapAbove !== isAbove) return null
  return <Lazy>{({ Gap }) => <Gap gap={gap} />}</Lazy>
})
