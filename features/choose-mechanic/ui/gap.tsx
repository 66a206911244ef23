import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { formatDayShort, formatTime } from '#shared/date/finnish'
import { dateOf, timeOf } from '#shared/date/wall-clock'
import { Button } from '#shared/ui/action/button'
import { showFailure } from '#shared/ui/feedback/show-failure'
import { PathIcon } from '#shared/ui/text/icon'
import { BOLT_PATH } from '#shared/ui/text/icon-paths'
import type { GapStore } from '../model/gap-store'
import { t } from '../texts'
import styles from './gap.module.css'

interface Props {
  readonly gap: GapStore
}

/** A gap time that is earlier than all free times of the calendar, with a button to choose it (TM-17). One line. */
export const Gap = observer(function Gap({ gap }: Props) {
  const id = useId()
  const { offered, choosing, isChosen } = gap
  if (!offered) return null
  const { start } = offered
  return (
    <div className={styles.gap}>
      <PathIcon path={BOLT_PATH} />
      <p id={id}>
        <strong>{t('gapTitle')}</strong>{' '}
        <span>{t('gapText', { day: formatDayShort(dateOf(start)), time: formatTime(timeOf(start)) })}</span>
      </p>
      <Button
        variant="link"
        aria-pressed={isChosen}
        aria-describedby={id}
        busy={choosing.isRunning}
        onClick={() => void choosing.run(offered)}
      >
        {t('gapTake')}
      </Button>
      {choosing.hasFailed && (
        <p ref={showFailure} className={styles.failed} role="alert">
          {t('gapFailed')}
        </p>
      )}
    </div>
  )
})
