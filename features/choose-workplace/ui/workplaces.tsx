import { SEARCH_PATH } from '#shared/ui/text/icon-paths'
import { observer } from 'mobx-react-lite'
import { useDeferredValue, useRef, useState } from 'react'
import { Button } from '#shared/ui/action/button'
import { useChangeAnnounced } from '#shared/ui/feedback/announce'
import { State } from '#shared/ui/feedback/state'
import { Waiting } from '#shared/ui/feedback/waiting'
import type { ChooseWorkplaceStore } from '../model/choose-workplace-store'
import { t } from '../texts'
import { WorkplaceList } from './workplace-list'
import { WorkplaceTools } from './workplace-tools'
import type { Identifier } from '#shared/api/nouns/lenient'
import { Message } from '#shared/ui/feedback/message'
import type { CardOrder } from '../model/card-order'
import styles from './sort-prompt.module.css'

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
  // Of the order that the list begins with nothing is said.
  const [wasBehind, setBehind] = useState(order.isBehind)
  if (order.isBehind && !wasBehind) setBehind(true)
  useChangeAnnounced(wasBehind && !order.isBehind && order.isByFreeTime ? t('ordered') : '')
  return (
    <>
      {store.hasMany && (
        <WorkplaceTools store={store} box={box} hasFreeTimes={hasFreeTimes} count={found.size} onClear={clear} />
      )}
      {order.isIncomplete && <FreeTimesFailure store={store} onDone={focusList} />}
      <div>
        {order.isBehind && <SortPrompt order={order} onDone={focusList} />}
        <WorkplaceList list={list} store={store} found={found} hasFreeTimes={hasFreeTimes} onChoose={onChoose} />
      </div>
      {found.size === 0 && (
        <State
          page
          iconPath={SEARCH_PATH}
          title={t('searchNone')}
          actions={<Button onClick={clear}>{t('searchClear')}</Button>}
        />
      )}
      {choice.isRunning && <Waiting text={t('selecting')} />}
    </>
  )
})

interface FreeTimesFailureProps {
  readonly store: ChooseWorkplaceStore
  /** Called when all free times are loaded. The message disappears then, and had the focus. */
  readonly onDone: () => void
}

/** Reports that some or all first free times failed to load (OR-06). */
const FreeTimesFailure = observer(function FreeTimesFailure({ store, onDone }: FreeTimesFailureProps) {
  const retry = async (): Promise<void> => {
    await store.loadFreeTimes()
    if (!store.order.isIncomplete) onDone()
  }
  return (
    <Message
      tone="warning"
      role="alert"
      action={
        <Button busy={store.freeTimes.isBusy} onClick={() => void retry()}>
          {t('retry')}
        </Button>
      }
    >
      {t('freeTimeFailed')}
    </Message>
  )
})

interface SortPromptProps {
  readonly order: CardOrder
  /** Called after sorting. The button disappears then, and had the focus. */
  readonly onDone: () => void
}

/** Offers to sort, if free times arrived during interaction. Overlays the list, so that the layout does not shift. */
function SortPrompt({ order, onDone }: SortPromptProps) {
  const sort = (): void => {
    order.apply()
    onDone()
  }
  return (
    <div className={styles.prompt}>
      <Button className={styles.button} onClick={sort}>
        {t('order')}
      </Button>
    </div>
  )
}
