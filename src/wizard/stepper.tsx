import { observer } from 'mobx-react-lite'
import { wizardStore, type StepState } from '#entities/process'
import { useStore } from '#shared/store/use-store'
import { Icon } from '#shared/ui/text/icon'
import { VisuallyHidden } from '#shared/ui/text/visually-hidden'
import { t } from '../texts'
import styles from './stepper.module.css'

const CLASS: Readonly<Record<StepState, string | undefined>> = {
  FINISHED: styles.done,
  ACTIVE: styles.active,
  UNFINISHED: undefined,
}

/** All steps of the process with the current one marked. Not clickable, because the cards are for editing. */
export const Stepper = observer(function Stepper() {
  const wizard = useStore(wizardStore)
  const { steps, index, active, next } = wizard
  return (
    <nav className={styles.stepper} aria-label={t('wizardLabel')}>
      <p className={styles.now} aria-hidden="true">
        {t('progressShort', { current: index + 1, total: steps.length })} <strong>{active?.label}</strong>
        {next && <span>{t('nextStep', { step: next.label })}</span>}
      </p>
      <ol>
        {steps.map(({ name, label }, position) => {
          // The last step has no task, so it is finished once it is reached.
          const state = next ? wizard.stateOf(name) : 'FINISHED'
          return (
            <li key={name} className={CLASS[state]} aria-current={name === active?.name ? 'step' : undefined}>
              <span className={styles.dot} aria-hidden="true">
                {state === 'FINISHED' ? <Icon name="check" /> : position + 1}
              </span>
              <span className={styles.name}>
                {label}
                {state === 'FINISHED' && <VisuallyHidden> ({t('done')})</VisuallyHidden>}
              </span>
            </li>
          )
        })}
      </ol>
    </nav>
  )
})
