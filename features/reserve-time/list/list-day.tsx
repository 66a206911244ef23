import { observer } from 'mobx-react-lite'
import { useCallback, useMemo, type Ref } from 'react'
import { slotsOf, type CalendarStore, type Slot } from '#entities/calendar'
import { formatDay, formatDayShort } from '#shared/date/finnish'
import type { WallDate } from '#shared/date/wall-clock'
import { Button } from '#shared/ui/action/button'
import { t as step } from '../texts'
import { t } from './texts'
import { Slots } from '../times/slots'
import styles from './list.module.css'

interface Props {
  readonly calendar: CalendarStore
  readonly date: WallDate
  readonly heading: Ref<HTMLHeadingElement> | undefined
}

/** A free day with its times, or with one button for a day reservation. */
export const ListDay = observer(function ListDay({ calendar, date, heading }: Props) {
  const day = calendar.freeDay(date)
  const slots = useMemo(() => (day ? slotsOf(day) : []), [day])
  const choose = useCallback(
    (slot: Slot): void => {
      calendar.choose(date)
      calendar.chooseSlot(slot)
    },
    [calendar, date],
  )
  const isChosen = date === calendar.day
  return (
    <li className={styles.day}>
      <div className={styles.head}>
        <h3 ref={heading} tabIndex={-1}>
          {formatDayShort(date)}
        </h3>
        <span>{slots.length > 0 ? step.count('count', slots.length) : step('dayReservation')}</span>
      </div>
      {slots.length > 0 ? (
        <Slots
          day={date}
          slots={slots}
          chosen={isChosen ? calendar.slot : null}
          busy={calendar.isLoading}
          onChoose={choose}
        />
      ) : (
        <Button
          className={styles.whole}
          aria-label={t('chooseDay', { day: formatDay(date) })}
          aria-pressed={isChosen}
          aria-disabled={calendar.isLoading}
          onClick={() => calendar.choose(date)}
        >
          {t('chooseThisDay')}
        </Button>
      )}
    </li>
  )
})
