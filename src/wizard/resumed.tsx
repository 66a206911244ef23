import { observer } from 'mobx-react-lite'
import { useEffect, useState, type ReactNode } from 'react'
import { bookingStore } from '#entities/booking'
import { errorText } from '#entities/notification'
import { wizardStore } from '#entities/process'
import { sessionStore } from '#entities/session'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/button'
import { State } from '#shared/ui/state'
import { t } from '../later/texts'
import { StepSkeleton } from './step-skeleton'
import { useCodeHere } from './use-code-here'
import { useComingBack } from './use-coming-back'

interface ResumedProps {
  readonly onRestart: () => void
  readonly children: ReactNode
}

/** After a reload in mid-flow the booking is read again before the step that goes on with it (WZ-10). */
export const Resumed = observer(function Resumed({ onRestart, children }: ResumedProps) {
  const wizard = useStore(wizardStore)
  const session = useStore(sessionStore)
  const { resource } = useStore(bookingStore)
  // Asked once: when the step ends the booking by sending it, there is nothing to resume.
  const [isReady, setReady] = useState(() => wizard.index === 0 || !wizard.next || resource.latest !== undefined)
  const hasCode = useCodeHere()
  const { status } = resource.state
  if (!isReady && hasCode && status === 'ready') setReady(true)
  const [retried, setRetried] = useState<unknown>()
  const error = status === 'failed' ? resource.state.error : retried
  const retry = async (): Promise<void> => {
    setRetried(error)
    // The button is gone by then, and the focus with it.
    if (await resource.load()) wizard.callFocus()
    setRetried(undefined)
  }
  useEffect(() => {
    if (isReady) return
    // Without a session there is nothing to resume either: storage was cleared by half.
    if (session.token === null) wizard.reset()
    else if (status === 'idle') void resource.load()
  }, [isReady, status, resource, session, wizard])

  const isLeaving = useComingBack()

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
