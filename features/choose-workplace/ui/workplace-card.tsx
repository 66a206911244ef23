import { addressLine } from '#entities/organization'
import type { Organization } from '#shared/api/nouns/entities'
import { formatDay } from '#shared/date/finnish'
import { Button } from '#shared/ui/button'
import type { FreeTime } from '../model/choose-workplace-store'
import { t } from '../texts'
import styles from './workplace-card.module.css'

interface Props {
  readonly organization: Organization
  /** Null where free times are not shown at all. */
  readonly freeTime: FreeTime | null
  readonly isBusy: boolean
  /** Another workshop is being chosen. */
  readonly isBlocked: boolean
  readonly failure: string | null
  readonly onChoose: () => void
}

/** A workshop and its button. Tonal, because all workshops are equal choices. */
export function WorkplaceCard({ organization, freeTime, isBusy, isBlocked, failure, onChoose }: Props) {
  const { name } = organization
  return (
    <li className={styles.card}>
      <div className={styles.who}>
        <h3>{name}</h3>
        <address>{addressLine(organization)}</address>
      </div>
      <p className={styles.free}>{freeTime && <FirstFreeTime {...freeTime} />}</p>
      <Button
        variant="tonal"
        aria-label={t('selectNamed', { name })}
        busy={isBusy}
        aria-disabled={isBlocked}
        busyLabel={t('select')}
        onClick={onChoose}
      >
        {t('select')}
      </Button>
      {failure !== null && (
        <p className={styles.failed} role="alert">
          {failure}
        </p>
      )}
    </li>
  )
}

function FirstFreeTime({ status, day }: FreeTime) {
  if (day)
    return (
      <>
        {t('firstFreeTime')}
        <strong>{formatDay(day)}</strong>
      </>
    )
  if (status === 'failed') return t('freeTimeFailed')
  return status === 'ready' ? t('noFreeTime') : t('freeTimeLoading')
}
