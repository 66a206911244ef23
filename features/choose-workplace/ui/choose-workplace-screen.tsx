import { BUILDING_PATH } from '#shared/ui/text/icon-paths'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useRef } from 'react'
import { CallUs } from '#entities/organization'
import { STEP_HEADING_ID, StepHead, type StepScreenProps } from '#entities/process'
import { useOwnStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { announce } from '#shared/ui/feedback/announce'
import { State } from '#shared/ui/feedback/state'
import { chooseWorkplaceStore } from '../model/choose-workplace-store'
import type { WorkplaceOptions } from '../model/organizations'
import { t } from '../texts'
import { Workplaces } from './workplaces'
import type { Identifier } from '#shared/api/nouns/lenient'
import { Skeleton, SkeletonBox } from '#shared/ui/feedback/skeleton'
import list from './workplace-list.module.css'

/** One card for each workshop that suits the vehicle (OR-01), or a message if there are none. */
export const ChooseWorkplaceScreen = observer(function ChooseWorkplaceScreen({
  workshops,
  offers,
  onContinue,
  onRestart,
}: StepScreenProps & WorkplaceOptions) {
  const store = useOwnStore(chooseWorkplaceStore)
  const load = useCallback(() => void store.load({ workshops, offers }), [store, workshops, offers])
  useEffect(load, [load])
  const retry = (): void => {
    // Moves the focus, because the retry button disappears with the failure.
    document.getElementById(STEP_HEADING_ID)?.focus()
    load()
  }
  // Keeps a stable identity, because all cards receive it as a prop.
  const choose = useCallback(
    (organizationId: Identifier): void => {
      const goOn = async (): Promise<void> => {
        if (await store.choose(organizationId, workshops)) onContinue()
      }
      void goOn()
    },
    [store, workshops, onContinue],
  )

  const hasList = store.organizations.latest !== undefined
  useEffect(() => {
    const given = hasList ? store.takeGiven() : undefined
    if (given) choose(given.id)
  }, [hasList, store, choose])

  const hasFreeTimes = workshops === 'compatible'
  const { organizations } = store
  const isDependent = hasFreeTimes && organizations.state.status !== 'failed'
  return (
    <>
      <StepHead
        title={t('title')}
        lead={
          <>
            {organizations.latest && <Results count={store.found.size} search={store.search.text} />}
            {organizations.latest && isDependent && '. '}
            {isDependent && <span>{t('timesDepend')}</span>}
          </>
        }
      />
      {organizations.state.status === 'failed' ? (
        <State page tone="error" title={t('failed')} actions={<Button onClick={retry}>{t('retry')}</Button>} />
      ) : !organizations.latest ? (
        <WorkplacesLoading />
      ) : organizations.latest.length === 0 ? (
        <State
          page
          iconPath={BUILDING_PATH}
          title={t('emptyTitle')}
          actions={<Button onClick={onRestart}>{t('startOver')}</Button>}
        >
          {t('emptyText')}
          <CallUs />
        </State>
      ) : (
        <Workplaces store={store} hasFreeTimes={hasFreeTimes} onChoose={choose} />
      )}
    </>
  )
})

/** After this time in milliseconds without a key, the visitor has typed what is searched for. */
const TYPED_MS = 500

/** The number of workshops. It is announced after a search, because the echo of the keys drowns it before. */
function Results({ count, search }: { readonly count: number; readonly search: string }) {
  const text = t.count('results', count)
  const first = useRef(search)
  useEffect(() => {
    if (search === first.current) return undefined
    const rest = setTimeout(() => announce(text), TYPED_MS)
    return () => clearTimeout(rest)
  }, [search, text])
  return <span>{text}</span>
}

/** Placeholders of the search tools and the cards, so that the layout does not shift. */
const WorkplacesLoading = () => (
  <Skeleton status={t('loading')} className={list.loading}>
    <SkeletonBox height="3.125rem" shape="card" />
    <div className={list.group}>
      <SkeletonBox width="12rem" height="3.25rem" shape="card" />
      <div className={list.block}>
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <SkeletonBox key={row} height="5.25rem" shape="card" />
        ))}
      </div>
    </div>
  </Skeleton>
)
