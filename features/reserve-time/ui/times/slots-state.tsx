import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import type { CalendarStore } from '#entities/calendar'
import { formatMonth, formatDay } from '#shared/date/finnish'
import { Skeleton, SkeletonBox } from '#shared/ui/feedback/skeleton'
import { t } from '../../texts'
import styles from './slots.module.css'
import { Message } from '#shared/ui/feedback/message'
import { announce, useChangeAnnounced } from '#shared/ui/feedback/announce'
import { Waiting } from '#shared/ui/feedback/waiting'

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

/** Announces the times of a day that was chosen or found, and a search in further months. */
export const SlotsStatus = observer(function SlotsStatus({ calendar }: { readonly calendar: CalendarStore }) {
  useRestingAnnounced(calendar.further ? furtherWords(calendar.further) : dayWords(calendar))
  // The skeleton of the times tells of the first search.
  return calendar.isLoading && calendar.day !== null && <Waiting text={t('searching')} />
})

/** Announces a search in further months. */
export const SearchStatus = observer(function SearchStatus({ calendar }: { readonly calendar: CalendarStore }) {
  useChangeAnnounced(calendar.further ? furtherWords(calendar.further) : '')
  return null
})

/** After this time in milliseconds without a change, the times stand as they were found. */
const REST_MS = 300

/** Announces a text that stands, other than the one that came with the page, however often it was replaced meanwhile. */
function useRestingAnnounced(text: string): void {
  const first = useRef(text)
  useEffect(() => {
    if (text === '' || text === first.current) return undefined
    const rest = setTimeout(() => {
      first.current = ''
      announce(text)
    }, REST_MS)
    return () => clearTimeout(rest)
  }, [text])
}

const furtherWords = (further: NonNullable<CalendarStore['further']>): string =>
  `${t('searchingFurther')} ${searched(further)}`

function dayWords({ day, isDayOnly, isLoading, slots }: CalendarStore): string {
  if (isLoading || day === null) return ''
  const count = slots.length
  if (count === 0) return t(isDayOnly ? 'dayOnly' : 'noSlots')
  return t(count === 1 ? 'loaded_one' : 'loaded_other', { day: formatDay(day), count })
}
