import { memo, useId } from 'react'
import type { Organization } from '#shared/api/nouns/organizations'
import type { Identifier } from '#shared/api/nouns/lenient'
import { formatDay } from '#shared/date/finnish'
import { addressLine } from '#shared/booking-facts/facts-of'
import { differingDaysText, weekdayHoursText } from '#shared/booking-facts/opening-words'
import { formatNumber } from '#shared/text/numbers'
import { Button } from '#shared/ui/action/button'
import { showFailure } from '#shared/ui/feedback/show-failure'
import { classNames } from '#shared/ui/text/class-names'
import { PathIcon } from '#shared/ui/text/icon'
import { ARRIVE_PATH, BOLT_PATH, CALENDAR_PATH, CLOCK_PATH } from '#shared/ui/text/icon-paths'
import { Tag } from '#shared/ui/text/tag'
import type { FreeTime } from '../model/free-times'
import { t } from '../texts'
import styles from './workplace-card.module.css'

interface Props {
  readonly organization: Organization
  /** Null if the process does not show free times. */
  readonly freeTime: FreeTime | null
  /** True below a heading of its group. */
  readonly isGrouped: boolean
  /** False if that heading shows the free day. */
  readonly isDayShown: boolean
  /** Straight-line distance, or undefined if it is unknown. */
  readonly kilometers: number | undefined
  readonly isNearest: boolean
  readonly isEarliest: boolean
  readonly isBusy: boolean
  readonly failure: string | null
  readonly onChoose: (organizationId: Identifier) => void
}

/**
 * A workshop card. The button is tonal, because all workshops are equal choices. Memoised, because lists can be long.
 */
export const WorkplaceCard = memo(function WorkplaceCard(props: Props) {
  const {
    organization,
    freeTime,
    isGrouped,
    isDayShown,
    kilometers,
    isNearest,
    isEarliest,
    isBusy,
    failure,
    onChoose,
  } = props
  const { id, name } = organization
  const Name = isGrouped ? 'h4' : 'h3'
  const isFar = kilometers !== undefined
  const freeTimeId = useId()
  return (
    <div className={classNames(styles.card, isFar && styles.far, isNearest && styles.nearest)}>
      {isFar && (
        <p className={styles.distance}>
          <strong>{formatDistance(kilometers)}</strong> {t('distanceUnit')}
        </p>
      )}
      <div className={styles.facts}>
        <div className={styles.who}>
          <div className={styles.name}>
            <Name translate="no">{name}</Name>
            {isNearest && (
              <Tag tone="success">
                <PathIcon path={ARRIVE_PATH} />
                {t('isNearest')}
              </Tag>
            )}
            {isEarliest && !isGrouped && (
              <Tag tone="success">
                <PathIcon path={BOLT_PATH} />
                {t('isEarliest')}
              </Tag>
            )}
          </div>
          <address translate="no">{addressLine(organization)}</address>
        </div>
        {freeTime && (
          // Below the heading of its day it is said with the button alone.
          <p id={freeTimeId} className={isDayShown ? styles.fact : undefined} hidden={!isDayShown}>
            <PathIcon path={CALENDAR_PATH} />
            <FirstFreeTime time={freeTime} />
          </p>
        )}
        <Hours of={organization} />
      </div>
      <Button
        variant="tonal"
        aria-label={t('selectNamed', { name })}
        aria-describedby={freeTime ? freeTimeId : undefined}
        busy={isBusy}
        onClick={() => onChoose(id)}
      >
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
  if (time.status !== 'ready') {
    const isLoading = time.status === 'loading'
    return (
      <span className={isLoading ? styles.waiting : undefined}>
        {t(isLoading ? 'freeTimeLoading' : 'freeTimeFailed')}
      </span>
    )
  }
  if (!time.day) return <span>{t('noFreeTime')}</span>
  return (
    <>
      <span className="visually-hidden">{t('firstFreeTime')}</span> <strong>{formatDay(time.day)}</strong>
    </>
  )
}

/** The opening hours of weekdays, and the next days that differ, if the server knows them. */
function Hours({ of: { opening_time, closing_time, closed_days } }: { readonly of: Organization }) {
  if (!opening_time || !closing_time) return null
  const differing = differingDaysText(closed_days ?? [])
  return (
    <>
      <p className={styles.fact}>
        <PathIcon path={CLOCK_PATH} />
        <span>
          <span className="visually-hidden">{t('open')}</span>{' '}
          {weekdayHoursText({ opening: opening_time, closing: closing_time })}
        </span>
      </p>
      {differing && <p className={styles.differing}>{differing}</p>}
    </>
  )
}

/** '4,2', or '12' from ten kilometres on, where tenths are irrelevant. */
export const formatDistance = (kilometers: number): string =>
  formatNumber(kilometers < 9.95 ? Math.round(kilometers * 10) / 10 : Math.round(kilometers))
