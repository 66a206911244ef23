import { observer } from 'mobx-react-lite'
import { useLayoutEffect, type ComponentType, type ReactNode } from 'react'
import type { BookingPart } from '#entities/booking'
import { pageHeadStore, usePagePart, type LazyScreen, type StepScreenProps } from '#entities/process'
import { useOwnStore, useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { Skeleton, SkeletonBox } from '#shared/ui/feedback/skeleton'
import { useBack } from '#shared/ui/overlay/use-back'
import { linkStore } from '../model/link-store'
import { manageStore } from '../model/manage-store'
import { t } from '../texts'
import { BookingView } from './booking-view'
import { Cancelled } from './cancelled'
import styles from './manage.module.css'
import { MoveTime } from './move-time'
import { OpenForm } from './open-form'

interface Props {
  readonly calendar: LazyScreen<StepScreenProps>
  readonly parts: readonly BookingPart[]
  readonly Intro: ComponentType
  readonly Request: ComponentType<object>
  /** The info text of the tab, which explains the form for requests. */
  readonly infoText: ReactNode
  /** Opens the form for requests that this page does not support. */
  readonly onRequest: () => void
}

/** A saved booking, opened by its link or its typed key. It can be shown, moved and cancelled (CA-04). */
export const ManageScreen = observer(function ManageScreen(props: Props) {
  const { calendar, parts, Intro, Request, infoText, onRequest } = props
  const store = useOwnStore(manageStore)
  const { booked, move } = store
  const { stage, booking, isResuming, opening } = booked
  const hasKey = useStore(linkStore).key !== null || stage !== 'asking'
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
        <div>
          <Intro />
          <OpenForm booked={booked} isAside />
          {infoText}
        </div>
        <Request />
      </div>
    )
  if (move.isShown) return <MoveTime booked={booked} move={move} Calendar={calendar.Screen} />
  if (stage === 'cancelled') return <Cancelled booked={booked} />
  if (stage === 'open' && booking && !opening.isRunning)
    return (
      <BookingView
        booking={booking}
        booked={booked}
        move={move}
        parts={parts}
        prepare={calendar.preload}
        onRequest={onRequest}
      />
    )
  if (isResuming || stage === 'open') return <Opening />
  return (
    <Asking onRequest={onRequest}>
      <Intro />
      <OpenForm booked={booked} />
    </Asking>
  )
})

/** The fields that open the booking of a link, and the way to the form for requests. */
function Asking({ onRequest, children }: Pick<Props, 'onRequest'> & { readonly children: ReactNode }) {
  usePagePart(t('open'))
  return (
    <div className={styles.asking}>
      {children}
      <div className={styles.other}>
        <p>{t('requestText')}</p>
        <Button variant="link" onClick={onRequest}>
          {t('request')}
        </Button>
      </div>
    </div>
  )
}

const Opening = () => (
  <Skeleton status={t('opening')} className={styles.asking}>
    <SkeletonBox height="12rem" shape="control" />
    <SkeletonBox height="16rem" shape="control" />
  </Skeleton>
)
