import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useRef, useState } from 'react'
import { wizardStore, STEP_HEADING_ID, type StepDefinition } from '#entities/process'
import { useStore } from '#shared/store/use-store'
import { AsideOutlet, AsideProvider } from '#shared/ui/outlets'
import { classNames } from '#shared/ui/class-names'
import { ErrorBoundary } from '../layout/error-boundary'
import { Failure } from '../layout/failure'
import { laterStore } from '../later/later-store'
import { Stepper } from './stepper'
import room from './step-room.module.css'
import { useRestart } from './use-restart'
import styles from './wizard.module.css'

/** The stepper, the finished steps as cards, and the active step's screen. */
export const Wizard = observer(function Wizard() {
  const wizard = useStore(wizardStore)
  const { active, index, next, process, moves } = wizard
  const { restart, startOver, dialog } = useRestart()

  const { parts, isWanted, hasFailed } = useStore(laterStore)

  // The next step's chunk comes while the visitor fills this one in.
  useEffect(() => {
    // Where it fails it is asked for again when the step is shown.
    if (isWanted) next?.preload().catch(() => {})
  }, [next, isWanted])

  if (!active || !process) return null
  // Comes with the same journey as the step's own code, where that is not here yet.
  const waiting = parts && <parts.StepSkeleton />
  const screen = <ActiveScreen step={active} onRestart={restart} />
  return (
    <AsideProvider>
      <Stepper />
      <div className={styles.columns}>
        <div className={styles.main}>
          {next && parts && <parts.FinishedSteps onRestart={restart} />}
          <section
            key={`${process.type} ${active.name}`}
            className={classNames(styles.step, moves + index > 0 && room.room)}
            aria-labelledby={STEP_HEADING_ID}
          >
            <ErrorBoundary fallback={<Failure />}>
              <Suspense fallback={waiting}>
                {index === 0 ? (
                  screen
                ) : parts ? (
                  <parts.Resumed onRestart={startOver}>{screen}</parts.Resumed>
                ) : hasFailed ? (
                  <Failure />
                ) : null}
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
