import { formatDay } from '#shared/date/finnish'
import { DateLeaf } from '#shared/ui/text/date-leaf'
import { PathIcon } from '#shared/ui/text/icon'
import { BOLT_PATH } from '#shared/ui/text/icon-paths'
import { Tag } from '#shared/ui/text/tag'
import type { WorkshopGroup } from '../model/day-groups'
import { t } from '../texts'
import styles from './day-heading.module.css'

interface Props {
  readonly id: string
  readonly group: WorkshopGroup
  /** Number of workshops of the group that match the search. */
  readonly count: number
}

const TITLES = { day: '', none: t('noFreeTime'), failed: t('freeTimeUnknown'), loading: t('firstFreeTime') }

/** What the workshops below share: their first free day, said once. */
export function DayHeading({ id, group: { kind, day, isEarliest }, count }: Props) {
  if (kind === 'plain') return null
  return (
    <div className={styles.heading}>
      {day && <DateLeaf date={day} />}
      <div>
        <div className={styles.title}>
          <h3 id={id}>{day ? formatDay(day) : TITLES[kind]}</h3>
          {isEarliest && (
            <Tag tone="success">
              <PathIcon path={BOLT_PATH} />
              {t('isEarliest')}
            </Tag>
          )}
        </div>
        {kind === 'day' && <p>{t.count('dayCount', count)}</p>}
        {kind === 'none' && <p>{t('enquiry')}</p>}
      </div>
    </div>
  )
}
