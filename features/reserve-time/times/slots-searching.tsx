import { observer } from 'mobx-react-lite'
import type { CalendarStore } from '#entities/calendar'
import { formatMonth } from '#shared/date/finnish'
import { Skeleton, SkeletonBox } from '#shared/ui/feedback/skeleton'
import { t } from '../texts'
import styles from './slots.module.css'

/** Typical number of times of a day. */
const BOXES = Array.from({ length: 9 }, (_, index) => index)

/** Skeleton of the times while the day is not known yet. */
export const SlotsSkeleton = () => (
  <Skeleton status={t('searching')}>
    <div className={styles.head}>
      <SkeletonBox width="12rem" height="1.5rem" />
    </div>
    <div className={styles.slots}>
      {BOXES.map((box) => (
        <SkeletonBox key={box} height="3rem" shape="control" />
      ))}
    </div>
  </Skeleton>
)

/** Progress of the search when the visible months have no free day (TM-04). Stands in place of the times. */
export const Searching = observer(function Searching({ calendar: { further } }: { readonly calendar: CalendarStore }) {
  return (
    further && (
      <div className={styles.searching}>
        <p>{t('searchingFurther')}</p>
        <p className={styles.note}>{searched(further)}</p>
        <progress value={further.step} max={further.of} aria-label={t('searching')} />
      </div>
    )
  )
})

/** Returns the progress as text, for example 'tammikuu 2027, 1/3'. */
export const searched = (further: NonNullable<CalendarStore['further']>): string =>
  t('searchedMonth', { ...further, month: formatMonth(further.month) })
