/** Texts of all calendars, in the language of the calendar. */
import { formatDay, formatDayMonth, MONTHS, WEEKDAY_COLUMNS } from '#shared/date/finnish'
import { weekday, type WallDate } from '#shared/date/wall-clock'
import type { Translate } from '#shared/i18n/texts'
import type { CalendarColumn, CalendarLabels } from '#shared/ui/calendar/calendar'
import type { CalendarLegendProps } from '#shared/ui/calendar/calendar-legend'
import type { DateFieldLabels } from '#shared/ui/calendar/date-field'
import { t, type CalendarTexts } from '../texts'
import type { DayFault } from './calendar-rules'

/** The texts of a calendar in one language. */
export interface CalendarWords {
  /** BCP 47 tag, or undefined for Finnish, the language of the page. */
  readonly lang?: string
  /** Accessible name of the calendar. In Finnish the caller provides the name instead. */
  readonly calendar?: string
  /** Monday first. */
  readonly weekdays: readonly CalendarColumn[]
  /** January first. */
  readonly months: readonly string[]
  readonly t: Translate<CalendarTexts>
}

export const finnish: CalendarWords = { weekdays: WEEKDAY_COLUMNS, months: MONTHS, t }

/** 'marraskuu 2026' */
const monthName = ({ months }: CalendarWords, date: WallDate): string =>
  `${months[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`

/** 'Näytetään marraskuu 2026', 'Näytetään marraskuu 2026 ja joulukuu 2026'. */
const monthsChanged = (words: CalendarWords, first: WallDate, last: WallDate): string =>
  first === last
    ? words.t('monthChanged', { month: monthName(words, first) })
    : words.t('monthsChanged', { first: monthName(words, first), second: monthName(words, last) })

/** @param calendar the accessible name of the calendar in Finnish */
export const calendarLabels = (calendar: string, words = finnish): CalendarLabels => ({
  lang: words.lang,
  calendar: words.calendar ?? calendar,
  keys: keyboardHelp(words),
  previousMonth: words.t('previousMonth'),
  nextMonth: words.t('nextMonth'),
  weekdays: words.weekdays,
  week: { short: words.t('weekShort'), long: words.t('week') },
  monthTitle: (month) => monthName(words, month),
  monthsChanged: (first, last) => monthsChanged(words, first, last),
})

/** Returns the legend of the day styles in a calendar of free days. `hasPresent` is true while a booking is being moved. */
export const calendarLegend = ({ lang, t } = finnish, hasPresent = false): CalendarLegendProps => ({
  lang,
  items: [
    { kind: 'free', label: t('legendFree') },
    { kind: 'selected', label: t('legendSelected') },
    { kind: 'unavailable', label: t('legendUnavailable') },
    ...(hasPresent ? [{ kind: 'present', label: t('legendPresent') } as const] : []),
  ],
})

/** Returns the keyboard instructions of a calendar. */
export const keyboardHelp = (words = finnish): string => words.t('keyboardHelp')

/** 'maanantai'. In words, because a screen reader would spell 'ma'. */
const weekdayOf = ({ weekdays }: CalendarWords, date: WallDate): string => weekdays[weekday(date) - 1]?.long ?? ''

/** 'Tänään, maanantai 23.11.' The name of the month's grid has the year. */
function dayName(words: CalendarWords, date: WallDate, today: WallDate): string {
  const day = `${weekdayOf(words, date)} ${formatDayMonth(date)}`
  return date === today ? words.t('dayToday', { day }) : day
}

const presentDay = ({ t }: CalendarWords, day: string, isPresent = false): string =>
  isPresent ? t('dayPresent', { day }) : day

/** A day with the state that its label describes. */
export interface LabelledDay {
  /** True for the day of the booking that is being moved. */
  readonly isPresent?: boolean
  readonly date: WallDate
  readonly today: WallDate
  /** The reason why the day can never be chosen. */
  readonly fault?: DayFault | null
}

/** 'tiistai 24.11.', with the reason why it cannot be chosen. */
export function pickDayLabel({ date, today, fault, isPresent }: LabelledDay, words = finnish): string {
  const day = presentDay(words, dayName(words, date, today), isPresent)
  return fault ? `${day}, ${faultOf(words, fault)}` : day
}

export interface LabelledFreeDay extends LabelledDay {
  /** Number of free slots, or undefined while the month loads. */
  readonly freeTimes: number | undefined
  /** True if the day is booked as a whole. */
  readonly isDayOnly: boolean
}

/** 'tiistai 24.11., 9 vapaata aikaa' */
export function freeDayLabel({ freeTimes, isDayOnly, ...one }: LabelledFreeDay, words = finnish): string {
  if (one.fault) return pickDayLabel(one, words)
  const state = isDayOnly ? words.t('dayOnly') : freeTimesOf(words, freeTimes)
  return `${presentDay(words, dayName(words, one.date, one.today), one.isPresent)}, ${state}`
}

function freeTimesOf({ t }: CalendarWords, count: number | undefined): string {
  if (count === undefined) return t('unknown')
  return count === 0 ? t('none') : t.count('free', count)
}

/** A day within the notice period is described like a day without free slots. */
const faultOf = ({ t }: CalendarWords, fault: DayFault): string =>
  t(({ past: 'past', closed: 'closed', carence: 'none' } as const)[fault])

/** Returns the labels of a date field that accepts any day. @param pick the Finnish name of its button and calendar */
export const dateFieldLabels = (today: WallDate, pick: string, words = finnish): DateFieldLabels => ({
  ...calendarLabels(pick, words),
  // The button is part of the page, which stays Finnish.
  pick: (chosen) => (chosen === null ? pick : t('dayPicked', { pick, day: formatDay(chosen) })),
  day: (date) => pickDayLabel({ date, today }, words),
})
