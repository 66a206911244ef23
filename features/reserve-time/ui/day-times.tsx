import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import type { CalendarStore } from '#entities/calendar'
import { formatDay, formatTime } from '#shared/date/finnish'
import { timeOf } from '#shared/date/wall-clock'
import { t } from '../texts'
import styles from './reserve-time-screen.module.css'

/** The free times of the chosen day as buttons, or that the day is booked as a whole (TM-08, TM-11). */
export const DayTimes = observer(function DayTimes({ calendar }: { readonly calendar: CalendarStore }) {
  const id = useId()
  const { day, slots, slot, isDayOnly, chooseSlot } = calendar
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
