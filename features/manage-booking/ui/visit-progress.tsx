import type { Booking } from '#shared/api/nouns/booking'
import { VisitState } from '#shared/api/nouns/visit'
import { factsFor } from '#shared/booking-facts/surfaces'
import { labelOf, textOf, VISIT_STATES } from '#shared/booking-facts/words'
import { classNames } from '#shared/ui/text/class-names'
import { Icon } from '#shared/ui/text/icon'
import { VisuallyHidden } from '#shared/ui/text/visually-hidden'
import { t } from '../texts'
import styles from './visit-progress.module.css'

interface Props {
  readonly booking: Booking
  readonly className?: string | undefined
}

const STATES = VisitState.schema

/** How far the visit is: its state since when, and all states with this one marked. Nothing without a state. */
export function VisitProgress({ booking, className }: Props) {
  const fact = factsFor('bookingPage', booking).find(({ kind }) => kind === 'visitState')
  const { state: current } = booking.visit_state ?? {}
  if (!fact || !current) return null
  const states = Object.values(STATES)
  const position = states.indexOf(current)
  return (
    <section className={classNames(styles.progress, className)} aria-label={labelOf(fact)}>
      <p className={styles.now}>
        <span>{labelOf(fact)}</span> <strong>{textOf(fact)}</strong>
      </p>
      <ol>
        {states.map((state, at) => {
          // Nothing follows the last state, so it is done once it is reached.
          const isDone = at < position || (at === position && at === states.length - 1)
          return (
            <li
              key={state}
              className={isDone ? styles.done : at === position ? styles.active : undefined}
              aria-current={at === position ? 'step' : undefined}
            >
              <span className={styles.dot} aria-hidden="true">
                {isDone && <Icon name="check" />}
              </span>
              <span>
                {VISIT_STATES[state]}
                {isDone && <VisuallyHidden> ({t('stepDone')})</VisuallyHidden>}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
