import { memo } from 'react'
import type { WallDate } from '#shared/date/wall-clock'
import { classNames } from '../text/class-names'
import styles from './calendar.module.css'
import type { CalendarDayState } from './calendar-types'

interface CalendarDayProps {
  readonly date: WallDate
  readonly label: string
  readonly state: CalendarDayState
  readonly isToday: boolean
  readonly isSelected: boolean
  readonly isTabStop: boolean
}

/** Returns whether the day can be chosen. */
export const isOpen = (state: CalendarDayState): boolean => state === 'free' || state === 'pick'

/**
 * A day of the calendar. An unavailable day can take the focus, so that screen readers announce its state. Memoised,
 * and clicks are handled by the month, so that only changed days rerender.
 */
export const CalendarDay = memo(function CalendarDay(props: CalendarDayProps) {
  const { date, label, state, isToday, isSelected, isTabStop } = props
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- some screen readers do not treat a td in a grid as a gridcell
    <td role="gridcell" aria-selected={isSelected || undefined}>
      <button
        type="button"
        className={classNames(styles.day, styles[state], isToday && styles.today)}
        data-date={date}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={label}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={!isOpen(state) || undefined}
        aria-pressed={isOpen(state) || isSelected ? isSelected : undefined}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  )
})
