import { useId, type FocusEventHandler, type KeyboardEventHandler } from 'react'
import { weekNumber, type WallDate } from '#shared/date/wall-clock'
import styles from './calendar.module.css'
import { CalendarDay } from './calendar-day'
import { weeksOf } from './calendar-moves'
import type { CalendarMonthProps } from './calendar-types'

interface MonthProps extends CalendarMonthProps {
  readonly month: WallDate
  /** The one day of the calendar that Tab reaches. */
  readonly tabStop: WallDate
  readonly onKeyDown: KeyboardEventHandler
  readonly onFocus: FocusEventHandler<HTMLElement>
}

export function CalendarMonth({ month, tabStop, onKeyDown, onFocus, ...day }: MonthProps) {
  const id = useId()
  const { labels, weekNumbers, busy } = day
  return (
    <div className={styles.box}>
      <table
        className={styles.month}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the APG date grid
        role="grid"
        aria-labelledby={id}
        aria-busy={busy || undefined}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
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
              <th key={short} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => {
            const known = week.find((date) => date !== null) ?? month
            return (
              <tr key={known}>
                {weekNumbers && (
                  <th className={styles.week} scope="row">
                    {weekNumber(known)}
                  </th>
                )}
                {week.map((date, column) =>
                  date === null ? (
                    // oxlint-disable-next-line jsx-a11y/control-has-associated-label, jsx-a11y/no-redundant-roles -- a day of another month: empty on purpose
                    <td key={labels.weekdays[column]?.short} role="gridcell" />
                  ) : (
                    <CalendarDay key={date} date={date} isTabStop={date === tabStop} {...day} />
                  ),
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
