import { observer } from 'mobx-react-lite'
import { useEffect, type ComponentType } from 'react'
import { bookingStore, OrderAside } from '#entities/booking'
import { DroppedRows } from '#entities/cart'
import { WorkshopInfo } from '#entities/organization'
import { STEP_HEADING_ID, StepHead, bookingAttemptPort, type StepScreenProps } from '#entities/process'
import { useOwnStore, useStore } from '#shared/store/use-store'
import { RetryButton } from '#shared/ui/action/retry'
import { Message } from '#shared/ui/feedback/message'
import { Panel } from '#shared/ui/layout/panel'
import { Skeleton, SkeletonBox } from '#shared/ui/feedback/skeleton'
import { State } from '#shared/ui/feedback/state'
import { chooseTiresStore, type ChooseTiresStore } from '../model/choose-tires-store'
import { t } from '../texts'
import { Questions } from './questions'
import styles from './questions.module.css'

interface Slots {
  /** The discount code form, provided by another feature. */
  readonly Discount: ComponentType<{ readonly onRedeemed: () => void }>
}

/** The step of the tire services. It can be skipped without a choice (TI-08). */
export const ChooseTiresScreen = observer(function ChooseTiresScreen({
  Discount,
  onContinue,
}: Slots & StepScreenProps) {
  const store = useOwnStore(chooseTiresStore)
  const { booking } = useStore(bookingStore)
  const { bookingAttemptId } = useStore(bookingAttemptPort)
  const { isOpen, desiredKeys } = store
  useEffect(() => void store.open(), [store])
  useEffect(() => store.follow(), [store, isOpen, desiredKeys])
  return (
    <>
      <StepHead title={t('title')} lead={t('intro')} />
      {booking && <DroppedRows booking={booking} bookingAttemptId={bookingAttemptId} onDismissed={focusHeading} />}
      <Choices store={store} />
      <OrderAside
        belowButton={
          <>
            <Discount onRedeemed={store.reload} />
            {booking?.organization && <WorkshopInfo activeId={booking.organization.id} />}
          </>
        }
        blockedBecause={reasonOf(store)}
        settle={store.settle}
        onContinue={onContinue}
      />
    </>
  )
})

/** Returns the reason why the visitor cannot continue, or null (TI-08). */
function reasonOf(store: ChooseTiresStore): string | null {
  if (store.isWaiting) return store.products.state.status === 'failed' ? t('failed') : t('loading')
  if (store.isUnfinished) return t('incomplete')
  return store.isNotFound ? t('notFoundHelp') : null
}

const Choices = observer(function Choices({ store }: { readonly store: ChooseTiresStore }) {
  if (!store.isOpen && store.products.state.status === 'failed')
    return <State page tone="error" title={t('failed')} actions={<RetryButton onRetry={() => store.open()} />} />
  if (!store.isOpen)
    return (
      <Skeleton status={t('loading')} className={styles.loading}>
        <Panel>
          <SkeletonBox height="var(--question)" shape="control" />
        </Panel>
        <SkeletonBox height="var(--note)" shape="card" />
      </Skeleton>
    )
  return (
    <>
      {store.hasProducts && <Questions store={store} />}
      {store.choice.length === 0 && <Message>{t('optional')}</Message>}
    </>
  )
})

const focusHeading = (): void => document.getElementById(STEP_HEADING_ID)?.focus()
