import { useId, type FocusEventHandler, type KeyboardEventHandler, type MouseEventHandler } from 'react'
import { daysOf, weeksOf } from '#shared/date/month-weeks'
import type { WallDate } from '#shared/date/wall-clock'
import styles from './calendar.module.css'
import { CalendarDay } from './calendar-day'
import type { CalendarMonthProps } from './calendar-types'

interface MonthProps extends CalendarMonthProps {
  readonly month: WallDate
  /** The only day of the calendar in the tab order. */
  readonly tabStop: WallDate
  readonly onClick: MouseEventHandler
  readonly onKeyDown: KeyboardEventHandler
  readonly onFocus: FocusEventHandler
}

export function CalendarMonth(props: MonthProps) {
  const { month, tabStop, labels, weekNumbers, busy, selected, today, dayState, dayLabel, ...handlers } = props
  const id = useId()
  const states = new Map(daysOf(month).map((date) => [date, dayState(date)]))
  const isWaiting = busy || [...states.values()].includes('unknown')
  return (
    <div className={styles.box}>
      <table
        className={styles.month}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the APG date grid
        role="grid"
        aria-labelledby={id}
        aria-busy={isWaiting || undefined}
        {...handlers}
      >
        <caption id={id}>{labels.monthTitle(month)}</caption>
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
          {weeksOf(month).map(({ number, days }) => (
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
                    isTabStop={date === tabStop}
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
