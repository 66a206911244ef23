import { observer } from 'mobx-react-lite'
import type { CalendarStore } from '#entities/calendar'
import { formatDay } from '#shared/date/finnish'
import type { WallDate } from '#shared/date/wall-clock'
import { DateLeaf } from '#shared/ui/text/date-leaf'
import { t } from '../../texts'
import { Slots } from './slots'
import { SlotTaken, Searching, SlotsSkeleton, SlotsStatus } from './slots-state'
import styles from './slots.module.css'

interface Props {
  readonly calendar: CalendarStore
}

/** Free times of the chosen day, or the progress of the search for them. */
export const DayTimes = observer(function DayTimes({ calendar }: Props) {
  const { day } = calendar
  return (
    <div className={styles.stack}>
      <div className={styles.times} data-hidden={calendar.further !== null || undefined}>
        {day !== null && <TimesOf calendar={calendar} day={day} />}
        {day === null &&
          (calendar.isLoading ? <SlotsSkeleton /> : <p className={styles.note}>{t('chooseDayFirst')}</p>)}
      </div>
      <Searching calendar={calendar} />
      <SlotsStatus calendar={calendar} />
    </div>
  )
})

/** The times as buttons, or a note that the day is reserved as a whole (TM-08, TM-11). */
const TimesOf = observer(function TimesOf({ calendar, day }: Props & { readonly day: WallDate }) {
  const { slots, isDayOnly, present } = calendar
  return (
    <>
      <div className={styles.head}>
        <DateLeaf date={day} />
        <div>
          <h3>{formatDay(day)}</h3>
          {slots.length > 0 && <p>{t.count('count', slots.length)}</p>}
          {isDayOnly && <p>{t('dayReservation')}</p>}
          {present?.day === day && (
            <p>{present.hours ? t('presentTime', { hours: present.hours }) : t('presentDay')}</p>
          )}
        </div>
      </div>
      <SlotTaken calendar={calendar} />
      {slots.length > 0 ? (
        <Slots
          day={day}
          slots={slots}
          chosen={calendar.slot}
          busy={calendar.isLoading}
          onChoose={calendar.chooseSlot}
        />
      ) : (
        <p className={styles.note}>{t(isDayOnly ? 'dayOnly' : 'noSlots')}</p>
      )}
    </>
  )
})
