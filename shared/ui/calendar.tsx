import { startOfMonth } from '#shared/date/wall-clock'
import { Button } from './button'
import styles from './calendar/calendar.module.css'
import { CalendarMonth } from './calendar/calendar-month'
import type { CalendarProps } from './calendar/calendar-types'
import { useRovingDay } from './calendar/use-roving-day'
import { classNames } from './class-names'
import { Icon } from './icon'

export type { CalendarLabels, CalendarProps } from './calendar/calendar-types'

/** One or two months of days to choose from. Keys as in the APG date grid; the caller announces a change of month. */
export function Calendar(props: CalendarProps) {
  const { month, months, canGoPrevious, canGoNext, onMonthChange, ...rest } = props
  const { root, tabStop, onKeyDown, onFocus, reset } = useRovingDay(props)
  const go = (by: number): void => {
    reset()
    onMonthChange(startOfMonth(month, by))
  }
  return (
    <fieldset ref={root} className={styles.calendar} aria-label={props.labels.calendar}>
      <div className={styles.nav}>
        <Button
          variant="icon"
          aria-label={props.labels.previousMonth}
          aria-disabled={!canGoPrevious}
          onClick={() => go(-1)}
        >
          <Icon name="chevron-left" />
        </Button>
        <Button variant="icon" aria-label={props.labels.nextMonth} aria-disabled={!canGoNext} onClick={() => go(1)}>
          <Icon name="chevron-right" />
        </Button>
      </div>
      <div className={classNames(styles.months, months === 2 && styles.two)}>
        {Array.from({ length: months }, (_, index) => startOfMonth(month, index)).map((shown) => (
          <CalendarMonth
            key={shown}
            month={shown}
            tabStop={tabStop}
            onKeyDown={onKeyDown}
            onFocus={onFocus}
            {...rest}
          />
        ))}
      </div>
    </fieldset>
  )
}
