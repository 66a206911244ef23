import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { bookingStore, holdStore, leadDate } from '#entities/booking'
import { wizardStore, type StepDefinition } from '#entities/process'
import { useStore, useStores } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { classNames } from '#shared/ui/text/class-names'
import { Icon, PathIcon } from '#shared/ui/text/icon'
import { LOCK_PATH } from '#shared/ui/text/icon-paths'
import { SkeletonBox } from '#shared/ui/feedback/skeleton'
import { ErrorBoundary } from '../layout/failure'
import { t } from '../deferred/texts'
import styles from './finished-steps.module.css'
import { RestoredNotice, StartNotice } from './start-notice'
import { useStepCodeLoaded } from './resumed'

/**
 * The finished steps as a strip of cards with check marks (WZ-04), and why choices are locked once a time is reserved.
 */
export const FinishedSteps = observer(function FinishedSteps({ onRestart }: { readonly onRestart: () => void }) {
  const { finished, active } = useStore(wizardStore)
  const { booking, isLocked, resource } = useStore(bookingStore)
  const hasCode = useStepCodeLoaded()
  if (finished.length === 0)
    return (
      <div className={styles.notices}>
        <StartNotice />
        <RestoredNotice onRestart={onRestart} />
      </div>
    )
  if (!booking && resource.state.status === 'failed') return null
  // Placeholders of approximately the final height.
  const awaited = (
    <div className={styles.awaited} aria-hidden="true">
      <SkeletonBox height="100%" shape="control" />
    </div>
  )
  if (!booking || !hasCode) return awaited
  return (
    // A failed chunk may be requested again.
    <Suspense fallback={awaited}>
      <div className={classNames(styles.strip, SHAPES[finished.length])}>
        {finished.map((step) => (
          <FinishedStep key={step.name} step={step} isAlone={finished.length === 1} onRestart={onRestart} />
        ))}
      </div>
      {isLocked && (
        <div className={styles.note}>
          <p>
            <PathIcon path={LOCK_PATH} />
            {t(leadDate(booking) === null ? 'locked' : 'lockedLead')}
          </p>
          {active?.ReleaseAction && <active.ReleaseAction />}
        </div>
      )}
    </Suspense>
  )
})

/** Shapes of the strip by its number of cards. */
const SHAPES: Readonly<Record<number, string | undefined>> = { 1: styles.alone, 2: styles.two, 3: styles.three }

interface FinishedStepProps {
  readonly step: StepDefinition
  readonly isAlone: boolean
  readonly onRestart: () => void
}

const FinishedStep = observer(function FinishedStep({ step, isAlone, onRestart }: FinishedStepProps) {
  const wizard = useStore(wizardStore)
  const get = useStores()
  const { sent } = useStore(holdStore)
  const { Summary, Drawing, ReleaseAction, name, label, editLabel } = step
  const isFirst = step === wizard.steps[0]
  return (
    <section className={classNames(styles.card, Drawing && styles.own)}>
      <h2 className={styles.title}>
        <span className={styles.tick}>
          <Icon name="check" />
        </span>
        {label}
      </h2>
      <div className={styles.body}>
        {/* A card without its summary still needs its buttons. */}
        <ErrorBoundary fallback={null}>
          {Summary && <Summary isAlone={isAlone && Drawing !== undefined} />}
        </ErrorBoundary>
      </div>
      {Drawing && (
        <div className={styles.drawing}>
          <Drawing />
        </div>
      )}
      {/* The booking may be saved already, so it cannot be edited. Only starting over remains. */}
      <div className={styles.actions} inert={sent !== null && !isFirst}>
        {step.canEdit?.(get) && !(isFirst && sent !== null) && (
          <Button
            variant="text"
            onClick={() => wizard.goTo(name)}
            aria-label={editLabel ?? t('editStep', { step: label })}
          >
            {editLabel ?? t('edit')}
          </Button>
        )}
        {ReleaseAction && <ReleaseAction />}
        {isFirst && (
          <Button variant="text" onClick={onRestart}>
            {t('startOver')}
          </Button>
        )}
      </div>
    </section>
  )
})
