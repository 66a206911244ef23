import { observer } from 'mobx-react-lite'
import { useLayoutEffect, type ComponentType } from 'react'
import { WorkshopInfo } from '#entities/organization'
import { pageHeadStore, type LazyScreen, type StepScreenProps } from '#entities/process'
import { useOwnStore, useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { Panel } from '#shared/ui/layout/panel'
import { Skeleton, SkeletonBox } from '#shared/ui/feedback/skeleton'
import { linkStore } from '../model/link-store'
import { manageStore, type ManageStore } from '../model/manage-store'
import { t } from '../texts'
import { BookingView } from './booking-view'
import { Cancelled } from './cancelled'
import styles from './manage.module.css'
import { MoveTime } from './move-time'
import { OpenForm } from './open-form'
import { useBack } from './use-back'

interface Props {
  readonly calendar: LazyScreen<StepScreenProps>
  readonly Request: ComponentType<object>
  /** Opens the form for requests that this page does not support. */
  readonly onRequest: () => void
}

/** A saved booking, opened by its link or its typed key. It can be shown, moved and cancelled (CA-04). */
export const ManageScreen = observer(function ManageScreen({ calendar, Request, onRequest }: Props) {
  const store = useOwnStore(manageStore)
  const { booked, move } = store
  const hasKey = useStore(linkStore).key !== null || booked.stage !== 'asking'
  const head = useStore(pageHeadStore)
  useLayoutEffect(() => {
    head.setOverridden(hasKey)
    return () => head.setOverridden(false)
  }, [head, hasKey])
  // Runs before the first paint, so that the form does not flash while the booking is reopened.
  useLayoutEffect(() => void booked.enter(), [booked])
  useBack(move.isShown, move.leave)
  if (!hasKey)
    return (
      <div className={styles.ways}>
        <Panel>
          <OpenForm booked={booked} isAside />
        </Panel>
        <Request />
      </div>
    )
  if (move.isShown) return <MoveTime booked={booked} move={move} Calendar={calendar.Screen} />
  return (
    <Panel roomy narrow>
      <Shown store={store} prepare={calendar.preload} />
      {booked.stage !== 'cancelled' && !booked.isResuming && (
        <div className={styles.other}>
          {booked.stage === 'open' ? <WorkshopContact of={store} /> : <p>{t('requestText')}</p>}
          <Button variant="link" onClick={onRequest}>
            {t('request')}
          </Button>
        </div>
      )}
    </Panel>
  )
})

const Shown = observer(function Shown({
  store,
  prepare,
}: {
  readonly store: ManageStore
  readonly prepare: () => Promise<unknown>
}) {
  const { booked, move } = store
  const { stage, booking, isResuming, opening } = booked
  if (stage === 'cancelled') return <Cancelled booked={booked} />
  if (stage === 'open' && booking && !opening.isRunning)
    return <BookingView booking={booking} booked={booked} move={move} prepare={prepare} />
  if (isResuming || stage === 'open') return <Opening />
  return <OpenForm booked={booked} />
})

/** The workshop's own information, such as its phone number. */
const WorkshopContact = observer(function WorkshopContact({ of: { booked } }: { readonly of: ManageStore }) {
  const id = booked.booking?.organization?.id
  return (
    <>
      {id !== undefined && <WorkshopInfo activeId={id} />}
      <p>{t('requestTextOther')}</p>
    </>
  )
})

const Opening = () => (
  <Skeleton status={t('opening')}>
    <SkeletonBox width="14rem" height="2rem" />
    <SkeletonBox height="16rem" shape="control" />
  </Skeleton>
)
