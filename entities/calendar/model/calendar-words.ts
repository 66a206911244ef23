/** What every calendar says in Finnish, whichever days can be chosen from it. */
import { formatDay, formatMonth, WEEKDAY_COLUMNS } from '#shared/date/finnish'
import type { WallDate } from '#shared/date/wall-clock'
import type { CalendarLabels } from '#shared/ui/calendar'
import type { DateFieldLabels } from '#shared/ui/date-field'
import { t } from '../texts'

/** @param calendar names the whole calendar */
export const calendarLabels = (calendar: string): CalendarLabels => ({
  calendar,
  previousMonth: t('previousMonth'),
  nextMonth: t('nextMonth'),
  weekdays: WEEKDAY_COLUMNS,
  week: { short: t('weekShort'), long: t('week') },
  monthTitle: formatMonth,
})

/** 'Näytetään marraskuu 2026' */
export const monthChanged = (month: WallDate): string => t('monthChanged', { month: formatMonth(month) })

/** How to get about in a calendar by keys. */
export const keyboardHelp = (): string => t('keyboardHelp')

/** 'Tänään, maanantai 23.11.2026' */
export const dayName = (date: WallDate, today: WallDate): string =>
  date === today ? t('dayToday', { day: formatDay(date) }) : formatDay(date)

/** 'torstai 17.9.2026, valittu' */
export const selectedDay = (name: string): string => t('daySelected', { day: name })

/** What a field says that takes any day. @param pick names its button and its calendar */
export const dateFieldLabels = (today: WallDate, pick: string): DateFieldLabels => ({
  ...calendarLabels(pick),
  pick: (chosen) => (chosen === null ? pick : t('dayPicked', { pick, day: selectedDay(formatDay(chosen)) })),
  day: (date, chosen) => (date === chosen ? selectedDay(dayName(date, today)) : dayName(date, today)),
  monthChanged,
  keys: keyboardHelp(),
})
