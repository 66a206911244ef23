import { observer } from 'mobx-react-lite'
import type { CalendarStore } from '#entities/calendar'
import { formatMonth, formatDay } from '#shared/date/finnish'
import { Skeleton, SkeletonBox } from '#shared/ui/feedback/skeleton'
import { t } from '../texts'
import styles from './slots.module.css'
import { Message } from '#shared/ui/feedback/message'
import { LiveRegion } from '#shared/ui/feedback/live-region'

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
const searched = (further: NonNullable<CalendarStore['further']>): string =>
  t('searchedMonth', { ...further, month: formatMonth(further.month) })

/** Message that somebody else took the chosen time. */
export const SlotTaken = observer(function SlotTaken({ calendar }: { readonly calendar: CalendarStore }) {
  return (
    calendar.isSlotTaken && (
      <Message tone="error" className={styles.taken}>
        {t('slotTaken')}
      </Message>
    )
  )
})

/** Announces the number of times of the selected day, and a running search, to screen readers. */
export const SlotsStatus = observer(function SlotsStatus({ calendar }: { readonly calendar: CalendarStore }) {
  return <LiveRegion>{words(calendar)}</LiveRegion>
})

function words({ day, further, isDayOnly, isLoading, slots }: CalendarStore): string {
  if (further) return `${t('searchingFurther')} ${searched(further)}`
  // The skeleton of the times announces the first search.
  if (isLoading) return day === null ? '' : t('searching')
  if (day === null) return ''
  const count = slots.length
  if (count === 0) return t(isDayOnly ? 'dayOnly' : 'noSlots')
  return t(count === 1 ? 'loaded_one' : 'loaded_other', { day: formatDay(day), count })
}
