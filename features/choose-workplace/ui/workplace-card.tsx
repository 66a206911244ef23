import { memo } from 'react'
import type { Organization } from '#shared/api/nouns/entities'
import { addressLine } from '#shared/facts/facts-of'
import { Button } from '#shared/ui/action/button'
import { showFailure } from '#shared/ui/feedback/show-failure'
import type { FreeTime } from '../model/free-times'
import { t } from '../texts'
import styles from './workplace-card.module.css'
import type { Identifier } from '#shared/api/nouns/lenient'
import { formatDay } from '#shared/date/finnish'
import { formatNumber } from '#shared/text/numbers'

interface Props {
  readonly organization: Organization
  /** Null if the process does not show free times. */
  readonly freeTime: FreeTime | null
  /** Straight-line distance, or undefined if it is unknown. */
  readonly kilometers: number | undefined
  readonly isBusy: boolean
  readonly failure: string | null
  readonly onChoose: (organizationId: Identifier) => void
}

/**
 * A workshop card. The button is tonal, because all workshops are equal choices. Memoised, because lists can be long.
 */
export const WorkplaceCard = memo(function WorkplaceCard(props: Props) {
  const { organization, freeTime, kilometers, isBusy, failure, onChoose } = props
  const { id, name } = organization
  return (
    <div className={styles.card}>
      <div className={styles.who}>
        <h3>{name}</h3>
        <address>
          {addressLine(organization)}
          {kilometers !== undefined && (
            <span className="num">
              {' · '}
              <strong>{t('distance', { distance: formatDistance(kilometers) })}</strong>
            </span>
          )}
        </address>
      </div>
      <p className={styles.free}>{freeTime && <FirstFreeTime time={freeTime} />}</p>
      <Button variant="tonal" aria-label={t('selectNamed', { name })} busy={isBusy} onClick={() => onChoose(id)}>
        {t('select')}
      </Button>
      {failure !== null && (
        <p ref={showFailure} className={styles.failed} role="alert">
          {failure}
        </p>
      )}
    </div>
  )
})

/** A workshop's first free day, or a text that replaces it (OR-02). */
function FirstFreeTime({ time }: { readonly time: FreeTime }) {
  if (time.status !== 'ready') return t(time.status === 'failed' ? 'freeTimeFailed' : 'freeTimeLoading')
  if (!time.day) return t('noFreeTime')
  return (
    <>
      {t('firstFreeTime')}
      <strong>{formatDay(time.day)}</strong>
    </>
  )
}

/** '4,2', or '12' from ten kilometres on, where tenths are irrelevant. */
export const formatDistance = (kilometers: number): string =>
  formatNumber(kilometers < 9.95 ? Math.round(kilometers * 10) / 10 : Math.round(kilometers))
