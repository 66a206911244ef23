import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import {
  calendarLabels,
  dayFault,
  freeDayLabel,
  isDayOnly,
  pickDayLabel,
  useCalendarWords,
  type CalendarStore,
  type CalendarWords,
} from '#entities/calendar'
import { daysOf } from '#shared/date/month-weeks'
import { addDays, startOfMonth, weekday, type WallDate } from '#shared/date/wall-clock'
import { RetryButton, RetryContainer } from '#shared/ui/action/retry'
import { Calendar, type CalendarDayState } from '#shared/ui/calendar/calendar'
import { Message } from '#shared/ui/feedback/message'
import { t } from '../../texts'
import styles from '../reserve-time-screen.module.css'

interface Props {
  readonly calendar: CalendarStore
  readonly months: 1 | 2
}

/** Calendar of the free days, with one or two months. */
export const FreeCalendar = observer(function FreeCalendar({ calendar, months }: Props) {
  const words = useCalendarWords()
  const { view } = calendar
  const { today } = calendar.limits
  const labels = useMemo(() => calendarLabels(t('calendar'), words), [words])
  const days = daysShown(calendar, months, words)
  // Clamps the target month, because paging by a year may leave the range.
  const page = (to: WallDate): void => view.show(to < view.first ? view.first : to > view.last ? view.last : to)
  return (
    <RetryContainer className={styles.calendar}>
      <Calendar
        month={view.month}
        months={months}
        selected={calendar.day}
        present={calendar.present?.day}
        today={today}
        weekNumbers
        firstDay={addDays(today, 1 - weekday(today))}
        busy={calendar.isLoading}
        dayState={(date) => days.get(date)?.state ?? 'unavailable'}
        dayLabel={(date) => days.get(date)?.label ?? ''}
        labels={labels}
        canGoPrevious={view.canGoBack}
        canGoNext={view.canGoForward}
        onMonthChange={page}
        onSelect={calendar.choose}
      />
      {view.hasFailed && (
        <Message tone="error" action={<RetryButton onRetry={view.retry} />}>
          {t('error')}
        </Message>
      )}
    </RetryContainer>
  )
})

interface ShownDay {
  readonly state: CalendarDayState
  /** Accessible name of the day, including its state. */
  readonly label: string
}

/** Computes state and label of each visible day once. */
function daysShown(calendar: CalendarStore, months: number, words: CalendarWords): ReadonlyMap<WallDate, ShownDay> {
  const shown = Array.from({ length: months }, (_, index) => startOfMonth(calendar.view.month, index))
  return new Map(shown.flatMap(daysOf).map((date) => [date, shownDay(calendar, date, words)]))
}

function shownDay(calendar: CalendarStore, date: WallDate, words: CalendarWords): ShownDay {
  const { today } = calendar.limits
  const fault = dayFault(date, calendar.limits)
  const day = { date, today, fault, isPresent: date === calendar.present?.day }
  const isKnown = calendar.isKnown(date)
  // A day of a month that failed to load, and is not being loaded, is unavailable.
  if (fault || (!isKnown && hasStopped(calendar))) return { state: 'unavailable', label: pickDayLabel(day, words) }
  const free = calendar.freeDay(date)
  const freeTimes = isKnown ? (free?.calendarSlots.length ?? 0) : undefined
  return {
    state: isKnown ? (calendar.isSelectable(date) ? 'free' : 'unavailable') : 'unknown',
    label: freeDayLabel({ ...day, freeTimes, isDayOnly: free !== undefined && isDayOnly(free) }, words),
  }
}

const hasStopped = ({ view, isLoading }: CalendarStore): boolean => view.hasFailed && !view.isWaiting && !isLoading
