import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { errorText } from '#entities/notification'
import { StepHead, type StepScreenProps } from '#entities/process'
import { useOwnStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/button'
import { Message } from '#shared/ui/message'
import { State } from '#shared/ui/state'
import { chooseWorkplaceStore, type ChooseWorkplaceStore, type WorkplaceOptions } from '../model/choose-workplace-store'
import { t } from '../texts'
import styles from './choose-workplace-screen.module.css'
import { WorkplaceCard } from './workplace-card'
import { WorkplacesLoading } from './workplaces-loading'

/** The workshops that suit the vehicle, one card each (OR-01). */
export const ChooseWorkplaceScreen = observer(function ChooseWorkplaceScreen({
  workshops,
  onContinue,
}: StepScreenProps & WorkplaceOptions) {
  const store = useOwnStore(chooseWorkplaceStore)
  useEffect(() => {
    void store.load({ workshops })
  }, [store, workshops])

  const choose = async (organizationId: number): Promise<void> => {
    if (await store.choose(organizationId)) onContinue()
  }
  const hasFreeTimes = workshops === 'compatible'
  return (
    <>
      <StepHead title={t('title')} lead={t(hasFreeTimes ? 'introMaintenance' : 'introTireChange')} />
      {store.freeTimes.state.status === 'failed' && (
        <Message
          tone="warning"
          role="alert"
          action={<Button onClick={() => void store.loadFreeTimes()}>{t('retry')}</Button>}
        >
          {t('freeTimeFailed')}
        </Message>
      )}
      <Workplaces
        store={store}
        hasFreeTimes={hasFreeTimes}
        onChoose={choose}
        onRetry={() => store.load({ workshops })}
      />
    </>
  )
})

interface WorkplacesProps {
  readonly store: ChooseWorkplaceStore
  readonly hasFreeTimes: boolean
  readonly onChoose: (organizationId: number) => Promise<void>
  readonly onRetry: () => Promise<void>
}

const Workplaces = observer(function Workplaces({ store, hasFreeTimes, onChoose, onRetry }: WorkplacesProps) {
  const { organizations, sorted, choice, chosenId } = store
  if (organizations.state.status === 'failed')
    return (
      <State
        page
        tone="error"
        title={t('failed')}
        actions={<Button onClick={() => void onRetry()}>{t('retry')}</Button>}
      />
    )
  if (!organizations.latest) return <WorkplacesLoading />
  if (sorted.length === 0)
    return (
      <State page title={t('emptyTitle')}>
        {t('emptyText')}
      </State>
    )
  return (
    <ul className={styles.list}>
      {sorted.map((organization) => (
        <WorkplaceCard
          key={organization.id}
          organization={organization}
          freeTime={hasFreeTimes ? store.freeTimeOf(organization.id) : null}
          isBusy={choice.isRunning && chosenId === organization.id}
          isBlocked={choice.isRunning && chosenId !== organization.id}
          failure={choice.hasFailed && chosenId === organization.id ? errorText(choice.error) : null}
          onChoose={() => void onChoose(organization.id)}
        />
      ))}
    </ul>
  )
})
