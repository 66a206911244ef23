import type { WallDate } from '#shared/date/wall-clock'
import { classNames } from '../class-names'
import styles from './calendar.module.css'
import type { CalendarMonthProps } from './calendar-types'

interface CalendarDayProps extends CalendarMonthProps {
  readonly date: WallDate
  readonly isTabStop: boolean
}

/** A day that cannot be chosen still takes focus, so that someone who listens hears that it is taken. */
export function CalendarDay({
  date,
  isTabStop,
  selected,
  today,
  dayState,
  dayLabel,
  busy,
  onSelect,
}: CalendarDayProps) {
  const state = dayState(date)
  const off = busy === true || state === 'unavailable'
  const pressed = date === selected
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- not every reader takes a td in a grid for a gridcell
    <td role="gridcell" aria-selected={pressed || undefined}>
      <button
        type="button"
        className={classNames(styles.day, styles[state], date === today && styles.today)}
        data-date={date}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={dayLabel(date)}
        aria-current={date === today ? 'date' : undefined}
        aria-disabled={off || undefined}
        aria-pressed={state === 'unavailable' && !pressed ? undefined : pressed}
        onClick={() => off || onSelect(date)}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  )
}
