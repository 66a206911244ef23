import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { bookingStore } from '#entities/booking'
import { errorText } from '#entities/notification'
import { wizardStore, STEP_HEADING_ID, type StepDefinition } from '#entities/process'
import { sessionStore } from '#entities/session'
import { useStore } from '#shared/store/use-store'
import { AsideOutlet, AsideProvider } from '#shared/ui/outlets'
import { Button } from '#shared/ui/button'
import { classNames } from '#shared/ui/class-names'
import { Skeleton, SkeletonBox } from '#shared/ui/skeleton'
import { State } from '#shared/ui/state'
import { ErrorBoundary } from '../layout/error-boundary'
import { Failure } from '../layout/failure'
import { laterStore } from '../later/later-store'
import { t } from '../texts'
import { Stepper } from './stepper'
import room from './step-room.module.css'
import { useRestart } from './use-restart'
import styles from './wizard.module.css'

/** The stepper, the finished steps as cards, and the active step's screen. */
export const Wizard = observer(function Wizard() {
  const wizard = useStore(wizardStore)
  const { active, next, process, moves } = wizard
  const { restart, startOver, dialog } = useRestart()

  const { parts, isWanted } = useStore(laterStore)

  // The next step's chunk comes while the visitor fills this one in.
  useEffect(() => {
    // Where it fails it is asked for again when the step is shown.
    if (isWanted) next?.preload().catch(() => {})
  }, [next, isWanted])

  if (!active || !process) return null
  return (
    <AsideProvider>
      <Stepper />
      <div className={styles.columns}>
        <div className={styles.main}>
          {next && parts && (
            <Suspense>
              <parts.FinishedSteps onRestart={restart} />
            </Suspense>
          )}
          <section
            key={`${process.type} ${active.name}`}
            className={classNames(styles.step, moves > 0 && room.room)}
            aria-labelledby={STEP_HEADING_ID}
          >
            <ErrorBoundary fallback={<Failure />}>
              <Suspense fallback={<StepSkeleton />}>
                <Resumed onRestart={startOver}>
                  <ActiveScreen step={active} onRestart={restart} />
                </Resumed>
              </Suspense>
            </ErrorBoundary>
          </section>
        </div>
        <AsideOutlet className={styles.aside} />
      </div>
      {dialog}
    </AsideProvider>
  )
})

interface ActiveScreenProps {
  readonly step: StepDefinition
  readonly onRestart: () => void
}

/** A late answer to a screen that has been left must not move the wizard from where the visitor is by now. */
function ActiveScreen({ step, onRestart }: ActiveScreenProps) {
  const wizard = useStore(wizardStore)
  const [visit] = useState(wizard.visit)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const onContinue = (): void => {
    if (isHere.current) wizard.goNext()
    // But a booking that was sent is over, wherever in it the visitor has gone meanwhile.
    else if (step === wizard.steps.at(-2) && visit === wizard.visit) wizard.finish()
  }
  const { Screen } = step
  return <Screen onContinue={onContinue} onRestart={onRestart} />
}

const StepSkeleton = () => (
  <Skeleton status={t('loading')}>
    <SkeletonBox width="14rem" height="2rem" />
    <SkeletonBox height="12rem" shape="control" />
  </Skeleton>
)

interface ResumedProps {
  readonly onRestart: () => void
  readonly children: ReactNode
}

/** After a reload in mid-flow the booking is read again before the step that goes on with it (WZ-10). */
const Resumed = observer(function Resumed({ onRestart, children }: ResumedProps) {
  const wizard = useStore(wizardStore)
  const session = useStore(sessionStore)
  const { resource } = useStore(bookingStore)
  // Asked once: when the step ends the booking by sending it, there is nothing to resume.
  const [isReady, setReady] = useState(() => wizard.index === 0 || !wizard.next || resource.latest !== undefined)
  const { status } = resource.state
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
    if (status === 'ready') setReady(true)
    // Without a session there is nothing to resume either: storage was cleared by half.
    else if (session.token === null) wizard.reset()
    else if (status === 'idle') void resource.load()
  }, [isReady, status, resource, session, wizard])

  if (isReady) return children
  if (error === undefined) return <StepSkeleton />
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
