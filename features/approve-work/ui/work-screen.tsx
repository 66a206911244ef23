import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect } from 'react'
import { errorText } from '#entities/notification'
import { pageHeadStore } from '#entities/process'
import { useOwnStore, useStore } from '#shared/store/use-store'
import { RetryButton, RetryContainer } from '#shared/ui/action/retry'
import { Message } from '#shared/ui/feedback/message'
import { Skeleton, SkeletonBox } from '#shared/ui/feedback/skeleton'
import { approveStore } from '../model/approve-store'
import { t } from '../texts'
import { Closed } from './closed'
import { Decided } from './decided'
import { Leave } from './leave'
import { WorkForm } from './work-form'
import styles from './work.module.css'

interface Props {
  /** Leaves the ticket for the page of bookings. */
  readonly onLeave: () => void
}

/** What a mechanic found during the visit, opened by its ticket's link, to approve or decline (PU-04). */
export const WorkScreen = observer(function WorkScreen({ onLeave }: Props) {
  const { work, choice, answer } = useOwnStore(approveStore)
  const { stage, opening } = work
  const head = useStore(pageHeadStore)
  useLayoutEffect(() => {
    head.setOverridden(true)
    return () => head.setOverridden(false)
  }, [head])
  useEffect(() => void opening.run(), [opening])
  if (stage === 'open') return <WorkForm work={work} choice={choice} answer={answer} onLeave={onLeave} />
  if (stage === 'decided') return <Decided work={work} onLeave={onLeave} />
  if (stage !== 'opening') return <Closed work={work} onLeave={onLeave} />
  return (
    <RetryContainer className={styles.narrow}>
      {opening.hasFailed ? (
        <>
          <Message tone="error" title={t('openFailed')} action={<RetryButton onRetry={() => opening.run()} />}>
            <p>{errorText(opening.error)}</p>
          </Message>
          <Leave onLeave={onLeave} />
        </>
      ) : (
        <Skeleton status={t('loading')} className={styles.narrow}>
          <SkeletonBox height="12rem" shape="control" />
          <SkeletonBox height="18rem" shape="control" />
        </Skeleton>
      )}
    </RetryContainer>
  )
})
