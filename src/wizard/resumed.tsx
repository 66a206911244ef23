import { observer } from 'mobx-react-lite'
import { useEffect, useState, type ReactNode } from 'react'
import { bookingStore, holdStore } from '#entities/booking'
import { errorText } from '#entities/notification'
import { wizardStore } from '#entities/process'
import { sessionStore } from '#entities/session'
import { useStore, useStores } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { State } from '#shared/ui/feedback/state'
import { t } from '../deferred/texts'
import { Skeleton, SkeletonBox } from '#shared/ui/feedback/skeleton'
import styles from './step-skeleton.module.css'

interface ResumedProps {
  readonly onRestart: () => void
  readonly children: ReactNode
}

/** Refetches the booking after a reload on a later step, before that step is rendered (WZ-10). */
export const Resumed = observer(function Resumed({ onRestart, children }: ResumedProps) {
  const wizard = useStore(wizardStore)
  const session = useStore(sessionStore)
  const { resource } = useStore(bookingStore)
  // Evaluated once, because a step that ends the booking by sending it must not be resumed.
  const [isReady, setReady] = useState(() => wizard.index === 0 || !wizard.next || resource.latest !== undefined)
  const hasCode = useStepCodeLoaded()
  const { status } = resource.state
  if (!isReady && hasCode && status === 'ready') setReady(true)
  const [retried, setRetried] = useState<unknown>()
  const error = status === 'failed' ? resource.state.error : retried
  const retry = async (): Promise<void> => {
    setRetried(error)
    // The retry button has been removed together with its focus.
    if (await resource.load()) wizard.requestFocus()
    setRetried(undefined)
  }
  useEffect(() => {
    if (isReady) return
    // Partly cleared storage: without a session there is nothing to resume.
    if (session.token === null) wizard.reset()
    else if (status === 'idle') void resource.load()
  }, [isReady, status, resource, session, wizard])

  const isLeaving = useReturnToInvalidStep()

  if (isReady && !isLeaving) return children
  if (isLeaving || error === undefined) return <StepSkeleton />
  return (
    <State
      page
      tone="error"
      title={errorText(error)}
      actions={
        <>
          <Button busy={status === 'loading'} busyLabel={t('retry')} onClick={() => void retry()}>
            {t('retry')}
          </Button>
          <Button variant="text" onClick={onRestart}>
            {t('startOver')}
          </Button>
        </>
      }
    />
  )
})

/**
 * Returns the visitor to the first finished step whose result is no longer valid, such as an expired time. Returns
 * whether that is about to happen. Use it in an observer component.
 */
function useReturnToInvalidStep(): boolean {
  const get = useStores()
  const wizard = useStore(wizardStore)
  const hold = useStore(holdStore)
  const { token } = useStore(sessionStore)
  const { booking } = useStore(bookingStore)
  // Not on the last step or while this booking is being sent, because a saved booking holds no time either.
  const isBeingSent = hold.isSubmitPending && (hold.sent?.token ?? token) === token
  const isAsked = booking !== null && wizard.next !== undefined && !isBeingSent
  const undone = isAsked ? wizard.finished.find(({ isStillValid }) => isStillValid?.(get) === false)?.name : undefined
  // A submit with unknown outcome from another session is reported on the first step.
  const isOld = hold.sent !== null && hold.sent.token !== token
  useEffect(() => {
    if (isOld) hold.send(null)
  }, [isOld, hold])
  useEffect(() => {
    if (undone === undefined) return
    hold.expire()
    wizard.goTo(undone)
  }, [undone, hold, wizard])
  return undone !== undefined
}

/**
 * Returns whether the chunks of the restored step and of the cards above it have finished loading, or failed. Rendering
 * then happens at once. Otherwise React would suspend each card separately, and a late card would shift the step.
 */
export function useStepCodeLoaded(): boolean {
  const wizard = useStore(wizardStore)
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const steps = wizard.steps.slice(0, wizard.index + 1)
    void Promise.allSettled(steps.map(({ preload }) => preload())).then(() => setLoaded(true))
  }, [wizard])
  return isLoaded
}

/** Placeholder for a step while its code or booking loads. */
export const StepSkeleton = () => (
  <Skeleton className={styles.skeleton} status={t('loading')}>
    <SkeletonBox width="14rem" height="2rem" />
    <SkeletonBox height="12rem" shape="control" />
  </Skeleton>
)
