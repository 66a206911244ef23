import { type FocusEventHandler, type KeyboardEventHandler, type MouseEventHandler, memo } from 'react'
import { daysOf, weeksOf } from '#shared/date/month-weeks'
import type { WallDate } from '#shared/date/wall-clock'
import styles from './calendar.module.css'
import type { CalendarMonthProps, CalendarDayState } from './calendar-types'
import { classNames } from '../text/class-names'

interface MonthProps extends CalendarMonthProps {
  readonly month: WallDate
  /** The only day of the calendar in the tab order. */
  readonly tabStop: WallDate
  /** Id of the instructions for the keyboard. Undefined once they were followed. */
  readonly keysId: string | undefined
  readonly onClick: MouseEventHandler
  readonly onKeyDown: KeyboardEventHandler
  readonly onFocus: FocusEventHandler
}

export function CalendarMonth(props: MonthProps) {
  const {
    month,
    tabStop,
    keysId,
    labels,
    weekNumbers,
    firstDay = '',
    busy,
    selected,
    present,
    today,
    dayState,
    dayLabel,
    ...handlers
  } = props
  const states = new Map(daysOf(month).map((date) => [date, dayState(date)]))
  const isWaiting = busy || [...states.values()].includes('unknown')
  return (
    <div className={firstDay ? undefined : styles.box}>
      <table
        className={styles.month}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the APG date grid
        role="grid"
        aria-label={labels.monthTitle(month)}
        aria-busy={isWaiting || undefined}
        {...handlers}
      >
        {/* Hidden, because it would describe the grid by its own name. */}
        <caption aria-hidden="true">{labels.monthTitle(month)}</caption>
        <thead>
          <tr>
            {weekNumbers && (
              <th className={styles.week} scope="col" abbr={labels.week.long}>
                {labels.week.short}
              </th>
            )}
            {labels.weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksShown(month, firstDay).map(({ number, days }) => (
            <tr key={number}>
              {weekNumbers && (
                <th className={styles.week} scope="row">
                  {number}
                </th>
              )}
              {days.map((date, column) =>
                date === null ? (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label, jsx-a11y/no-redundant-roles -- a day of another month: empty on purpose
                  <td key={labels.weekdays[column]?.long} role="gridcell" />
                ) : (
                  <CalendarDay
                    key={date}
                    date={date}
                    label={dayLabel(date)}
                    state={states.get(date) ?? 'unavailable'}
                    isToday={date === today}
                    isSelected={date === selected}
                    isPresent={date === present}
                    isTabStop={date === tabStop}
                    describedBy={date === tabStop ? keysId : undefined}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const weeksShown = (month: WallDate, firstDay: WallDate) =>
  weeksOf(month).filter(({ days }) => days.some((date) => date !== null && date >= firstDay))

interface CalendarDayProps {
  readonly date: WallDate
  readonly label: string
  readonly state: CalendarDayState
  readonly isToday: boolean
  readonly isSelected: boolean
  readonly isPresent: boolean
  readonly isTabStop: boolean
  readonly describedBy: string | undefined
}

/** Returns whether the day can be chosen. */
export const isOpen = (state: CalendarDayState): boolean => state === 'free' || state === 'pick'

/**
 * A day of the calendar. An unavailable day can take the focus, so that screen readers announce its state. Memoised,
 * and clicks are handled by the month, so that only changed days rerender.
 */
const CalendarDay = memo(function CalendarDay(props: CalendarDayProps) {
  const { date, label, state, isToday, isSelected, isPresent, isTabStop, describedBy } = props
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- some screen readers do not treat a td in a grid as a gridcell
    <td role="gridcell">
      <button
        type="button"
        className={classNames(styles.day, styles[state], isToday && styles.today, isPresent && styles.present)}
        data-date={date}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={label}
        aria-describedby={describedBy}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={!isOpen(state) || undefined}
        aria-pressed={isOpen(state) || isSelected ? isSelected : undefined}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  )
})
