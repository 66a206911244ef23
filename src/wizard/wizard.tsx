import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useRef, useState } from 'react'
import { wizardStore, type StepDefinition } from '#entities/process'
import { useStore } from '#shared/store/use-store'
import { AsideOutlet, AsideProvider, NoticeOutlet } from '#shared/ui/layout/outlets'
import { classNames } from '#shared/ui/text/class-names'
import { ErrorBoundary, Failure } from '../layout/failure'
import { shellStore } from '../deferred/shell-store'
import { Stepper } from './stepper'
import heights from './step-height.module.css'
import { useRestart } from './use-restart'
import styles from './wizard.module.css'

/** The stepper, the strip of the finished steps and the screen of the active step. */
export const Wizard = observer(function Wizard() {
  const wizard = useStore(wizardStore)
  const { active, index, next, process, moves } = wizard
  const { restart, startOver, dialog } = useRestart()

  const { shell, isRequested, hasFailed } = useStore(shellStore)

  // Prefetches the next step's chunk while the visitor fills this step in.
  useEffect(() => {
    // A failed prefetch is retried when the step is shown.
    if (isRequested) next?.preload().catch(() => {})
  }, [next, isRequested])

  if (!active || !process) return null
  // Part of the deferred shell, which loads together with the step's chunk.
  const waiting = shell && <shell.StepSkeleton />
  const screen = <ActiveScreen step={active} onRestart={restart} />
  return (
    <AsideProvider>
      <Stepper />
      <NoticeOutlet className={styles.notice} />
      {next && shell && <shell.FinishedSteps onRestart={restart} />}
      {/* Made anew for each step, so that its place below more cards is not a movement. */}
      <div
        key={`${process.type} ${active.name}`}
        // The last step fits the screen, so its heading need not reach the top.
        className={classNames(styles.columns, next && moves + index > 0 && heights.tall)}
      >
        <div className={styles.main}>
          <section className={styles.step} data-step="">
            <ErrorBoundary fallback={<Failure />}>
              <Suspense fallback={waiting}>
                {index === 0 ? (
                  screen
                ) : shell ? (
                  <shell.Resumed onRestart={startOver}>{screen}</shell.Resumed>
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

/** Ignores a response that arrives after the visitor left the screen, so that it cannot move the wizard. */
function ActiveScreen({ step, onRestart }: { readonly step: StepDefinition; readonly onRestart: () => void }) {
  const wizard = useStore(wizardStore)
  const [bookingAttemptId] = useState(wizard.bookingAttemptId)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const onContinue = (): void => {
    if (isHere.current) wizard.goNext()
    // A booking that was sent is finished, wherever in the wizard the visitor is now.
    else if (step === wizard.steps.at(-2) && bookingAttemptId === wizard.bookingAttemptId) wizard.finish()
  }
  const { Screen } = step
  return <Screen onContinue={onContinue} onRestart={onRestart} />
}
