import { useId, useState, type MouseEvent } from 'react'
import { startOfMonth, type WallDate } from '#shared/date/wall-clock'
import { Button } from '../action/button'
import styles from './calendar.module.css'
import { CalendarMonth } from './calendar-month'
import type { CalendarProps } from './calendar-types'
import { useRovingDay } from './use-roving-day'
import { classNames } from '../text/class-names'
import { PathIcon } from '../text/icon'
import { LEFT_PATH, RIGHT_PATH } from '../text/icon-paths'
import { LiveRegion } from '../feedback/live-region'

export type { CalendarColumn, CalendarDayState, CalendarLabels, CalendarProps } from './calendar-types'

/** A calendar of one or two months. Keys follow the APG date grid. Announces each change of month once. */
export function Calendar(props: CalendarProps) {
  const { month, months, canGoPrevious, canGoNext, onMonthChange, onSelect, ...rest } = props
  const { labels, busy } = props
  const keys = useId()
  const { root, tabStop, hasMoved, onKeyDown, onFocus, reset } = useRovingDay(props)
  const shown = Array.from({ length: months }, (_, index) => startOfMonth(month, index))
  const announcement = useMonthsAnnouncement(month, labels.monthsChanged(month, shown.at(-1) ?? month))
  const go = (by: number): void => {
    reset()
    onMonthChange(startOfMonth(month, by))
  }
  const onClick = ({ target }: MouseEvent): void => {
    const day = target instanceof Element ? target.closest<HTMLElement>('[data-date]:not([aria-disabled])') : null
    const date = day?.dataset['date']
    if (date !== undefined && !busy) onSelect(date)
  }
  return (
    <fieldset ref={root} className={styles.calendar} aria-label={labels.calendar} lang={labels.lang}>
      {/* Hidden, because it is read with the day that the focus comes to, until an arrow key has been pressed. */}
      <p id={keys} hidden>
        {labels.keys}
      </p>
      <div className={styles.nav}>
        <Button variant="icon" aria-label={labels.previousMonth} aria-disabled={!canGoPrevious} onClick={() => go(-1)}>
          <PathIcon path={LEFT_PATH} />
        </Button>
        <Button variant="icon" aria-label={labels.nextMonth} aria-disabled={!canGoNext} onClick={() => go(1)}>
          <PathIcon path={RIGHT_PATH} />
        </Button>
      </div>
      <div className={classNames(styles.months, months === 2 && styles.two)}>
        {shown.map((first) => (
          <CalendarMonth
            key={first}
            {...rest}
            month={first}
            tabStop={tabStop}
            keysId={hasMoved ? undefined : keys}
            onClick={onClick}
            onKeyDown={onKeyDown}
            onFocus={onFocus}
          />
        ))}
      </div>
      <LiveRegion>{announcement}</LiveRegion>
    </fieldset>
  )
}

/**
 * Returns the announcement of the shown months. It is empty initially and unchanged if only the number of months
 * changes.
 */
function useMonthsAnnouncement(month: WallDate, words: string): string {
  const [last, setLast] = useState({ month, words: '' })
  if (last.month === month) return last.words
  setLast({ month, words })
  return words
}
