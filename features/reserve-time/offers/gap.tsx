import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { formatDay, formatTime } from '#shared/date/finnish'
import { dateOf, timeOf } from '#shared/date/wall-clock'
import { Button } from '#shared/ui/action/button'
import { Message } from '#shared/ui/feedback/message'
import { showFailure } from '#shared/ui/feedback/show-failure'
import type { GapStore } from './gap-store'
import { t } from './texts'
import styles from '../calendar/filters.module.css'

interface Props {
  readonly gap: GapStore
  readonly place: 'above' | 'below'
}

/** A gap time that is earlier than all free times of the calendar, with a button to choose it (TM-17). */
export const Gap = observer(function Gap({ gap, place }: Props) {
  const id = useId()
  const { offered, choosing, isChosen } = gap
  if (!offered) return null
  const { start } = offered
  return (
    <Message
      className={place === 'above' ? styles.gap : styles.below}
      icon="calendar"
      action={
        <Button
          aria-pressed={isChosen}
          aria-describedby={id}
          busy={choosing.isRunning}
          onClick={() => void choosing.run(offered)}
        >
          {t('gapTake')}
        </Button>
      }
    >
      <p>
        <strong>{t('gapTitle')}</strong>
      </p>
      <p id={id}>{t('gapText', { day: formatDay(dateOf(start)), time: formatTime(timeOf(start)) })}</p>
      {choosing.hasFailed && (
        <p ref={showFailure} role="alert">
          {t('gapFailed')}
        </p>
      )}
    </Message>
  )
})
