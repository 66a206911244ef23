import { observer } from 'mobx-react-lite'
import { useEffect, useState, type ReactNode } from 'react'
import { bookingStore } from '#entities/booking'
import { errorText } from '#entities/notification'
import { wizardStore } from '#entities/process'
import { sessionStore } from '#entities/session'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { State } from '#shared/ui/feedback/state'
import { t } from '../deferred/texts'
import { StepSkeleton } from './step-skeleton'
import { useStepCodeLoaded } from './use-step-code-loaded'
import { useReturnToInvalidStep } from './use-return-to-invalid-step'

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
