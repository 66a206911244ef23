import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import type { CalendarStore } from '#entities/calendar'
import { formatDay, formatMonth, formatTime } from '#shared/date/finnish'
import { timeOf } from '#shared/date/wall-clock'
import { Skeleton, SkeletonBox } from '#shared/ui/skeleton'
import { t } from '../texts'
import styles from './reserve-time-screen.module.css'

/** The free times of the chosen day as buttons, or that the day is booked as a whole (TM-08, TM-11). */
export const DayTimes = observer(function DayTimes({ calendar }: { readonly calendar: CalendarStore }) {
  const id = useId()
  const { day, slots, slot, isDayOnly, chooseSlot } = calendar
  if (day === null && calendar.isLoading) return <Searching calendar={calendar} />
  if (day === null) return <p className={styles.note}>{t('chooseDayFirst')}</p>
  return (
    <>
      <div className={styles.head}>
        <h3 id={id}>{formatDay(day)}</h3>
        {slots.length > 0 && <span>{t.count('count', slots.length)}</span>}
      </div>
      {slots.length === 0 && <p className={styles.note}>{t(isDayOnly ? 'dayOnly' : 'noSlots')}</p>}
      {slots.length > 0 && (
        <fieldset className={styles.slots} aria-label={t('slotsLegend', { day: formatDay(day) })}>
          {slots.map((one) => (
            <button
              key={one.start}
              type="button"
              className={styles.slot}
              aria-pressed={one.start === slot?.start}
              aria-label={t('slotSelect', { start: formatTime(timeOf(one.start)) })}
              onClick={() => chooseSlot(one)}
            >
              {formatTime(timeOf(one.start))}
            </button>
          ))}
        </fieldset>
      )}
    </>
  )
})

/** The room of a day's times, and how far the search has got where the months in sight have nothing (TM-04). */
const Searching = observer(function Searching({ calendar: { further } }: { readonly calendar: CalendarStore }) {
  if (!further)
    return (
      <Skeleton status={t('searching')}>
        <SkeletonBox width="10rem" height="1.5rem" />
        <SkeletonBox height="3rem" shape="control" />
      </Skeleton>
    )
  return (
    <div className={styles.searching} role="status">
      <p>{t('searchingFurther')}</p>
      <p className={styles.note}>{t('searchedMonth', { ...further, month: formatMonth(further.month) })}</p>
      <progress value={further.step} max={further.of} aria-label={t('searching')} />
    </div>
  )
})
