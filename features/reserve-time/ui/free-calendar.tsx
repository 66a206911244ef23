import { observer } from 'mobx-react-lite'
import {
  calendarLabels,
  dayName,
  keyboardHelp,
  monthChanged,
  selectedDay,
  type CalendarStore,
} from '#entities/calendar'
import { formatMonth } from '#shared/date/finnish'
import { startOfMonth, type WallDate } from '#shared/date/wall-clock'
import { Button } from '#shared/ui/button'
import { Calendar } from '#shared/ui/calendar'
import { CalendarLegend } from '#shared/ui/calendar-legend'
import { LiveRegion } from '#shared/ui/live-region'
import { Message } from '#shared/ui/message'
import { Popover } from '#shared/ui/popover'
import { t } from '../texts'
import styles from './reserve-time-screen.module.css'

interface Props {
  readonly calendar: CalendarStore
  readonly months: 1 | 2
}

/** The days that have free times, one or two months of them. */
export const FreeCalendar = observer(function FreeCalendar({ calendar, months }: Props) {
  const { month, day, limits } = calendar
  return (
    <div className={styles.calendar}>
      <Calendar
        month={month}
        months={months}
        selected={day}
        today={limits.today}
        weekNumbers
        busy={calendar.isLoading || calendar.isWaiting}
        dayState={(date) => (calendar.isSelectable(date) ? 'free' : 'unavailable')}
        dayLabel={(date) => dayLabel(calendar, date)}
        labels={LABELS}
        canGoPrevious={calendar.canGoBack}
        canGoNext={calendar.canGoForward}
        onMonthChange={calendar.show}
        onSelect={calendar.choose}
      />
      <LiveRegion>
        {months === 2
          ? t('monthsChanged', { first: formatMonth(month), second: formatMonth(startOfMonth(month, 1)) })
          : monthChanged(month)}
      </LiveRegion>
      {calendar.hasFailed && (
        <Message tone="error" role="alert" action={<Button onClick={calendar.retry}>{t('retry')}</Button>}>
          {t('error')}
        </Message>
      )}
      <div className={styles.below}>
        <CalendarLegend
          label={t('legendTitle')}
          items={[
            { kind: 'free', label: t('legendFree') },
            { kind: 'selected', label: t('legendSelected') },
            { kind: 'unavailable', label: t('legendUnavailable') },
          ]}
        />
        <Popover label={t('moreInfo')}>{keyboardHelp()}</Popover>
      </div>
    </div>
  )
})

const LABELS = calendarLabels(t('calendar'))

/** A day with its state in words. */
function dayLabel({ day, limits, isSelectable }: CalendarStore, date: WallDate): string {
  const name = dayName(date, limits.today)
  if (date === day) return selectedDay(name)
  if (isSelectable(date)) return t('dayFree', { day: name })
  return date < limits.today ? t('dayPast', { day: name }) : t('dayUnavailable', { day: name })
}
