import { observer } from 'mobx-react-lite'
import { useDeferredValue, useRef } from 'react'
import { Button } from '#shared/ui/action/button'
import { LiveRegion } from '#shared/ui/feedback/live-region'
import { State } from '#shared/ui/feedback/state'
import type { ChooseWorkplaceStore } from '../model/choose-workplace-store'
import { t } from '../texts'
import { FreeTimesFailure } from './free-times-failure'
import { OrderOffer } from './order-offer'
import { WorkplaceList } from './workplace-list'
import { WorkplaceTools } from './workplace-tools'
import type { Identifier } from '#shared/api/nouns/lenient'

interface Props {
  readonly store: ChooseWorkplaceStore
  readonly hasFreeTimes: boolean
  readonly onChoose: (organizationId: Identifier) => void
}

/** The cards, with search tools if there are many. */
export const Workplaces = observer(function Workplaces({ store, hasFreeTimes, onChoose }: Props) {
  // Shows typed text at once, and defers filtering of the cards.
  const found = useDeferredValue(store.found)
  const box = useRef<HTMLInputElement>(null)
  const clear = (): void => {
    store.search.type('')
    box.current?.focus()
  }
  const list = useRef<HTMLDivElement>(null)
  const focusList = (): void => {
    list.current?.focus({ preventScroll: true })
    if ((list.current?.getBoundingClientRect().top ?? 0) < 0) list.current?.scrollIntoView({ block: 'start' })
  }
  const { choice, order } = store
  return (
    <>
      {store.hasMany && <WorkplaceTools store={store} box={box} count={found.size} onClear={clear} />}
      {order.isIncomplete && <FreeTimesFailure store={store} onDone={focusList} />}
      <div>
        {order.isBehind && <OrderOffer order={order} onDone={focusList} />}
        <WorkplaceList list={list} store={store} found={found} hasFreeTimes={hasFreeTimes} onChoose={onChoose} />
      </div>
      {found.size === 0 && (
        <State page title={t('searchNone')} actions={<Button onClick={clear}>{t('searchClear')}</Button>} />
      )}
      <LiveRegion>{choice.isRunning ? t('selecting') : order.isByFreeTime && t('ordered')}</LiveRegion>
    </>
  )
})
