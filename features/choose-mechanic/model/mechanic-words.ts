import type { ResourceAbsence } from '#shared/api/nouns/resources'
import { formatDate, formatDayShort, formatTime } from '#shared/date/finnish'
import { addDays, at, dateOf, endOfMonth, timeOf, type WallDate, type WallDateTime } from '#shared/date/wall-clock'
import type { Loadable } from '#shared/store/resource'
import { t } from '../texts'

/** Working hours of a day as `start|end`, in the format of the server; empty if there are none. */
export interface Workshift {
  readonly day: WallDate
  readonly hours: string
}

/** Returns the absences in the visible months as a sentence, or an empty string. */
export function absenceText(name: string, absences: readonly ResourceAbsence[], months: readonly WallDate[]): string {
  const [first = '', last = first] = [months[0], months.at(-1)]
  const when = absences
    .filter(({ start, end }) => dateOf(start) <= endOfMonth(last) && end > at(first, '00:00:00'))
    .map(spanOf)
  return when.length === 0 ? '' : t('away', { name, when: when.join(t('and')) })
}

/** Returns the working hours on a day as a sentence, or an empty string if they are unknown. */
export function workshiftText(name: string, day: WallDate, state: Loadable<Workshift>): string {
  if (state.status !== 'ready' || state.value.day !== day) return ''
  const [start, end] = state.value.hours.split('|')
  if (!start) return t('noWorkshift', { name, day: formatDayShort(day) })
  return end ? t('workshift', { day: formatDayShort(day), start: hour(start), end: hour(end) }) : ''
}

/**
 * Formats an absence: '1.12.–5.12.2026', '7.12.2026' or '8.12.2026 klo 12.00–17.00'. An end at midnight belongs to the
 * day before.
 */
function spanOf({ start, end }: ResourceAbsence): string {
  const first = dateOf(start)
  const last = isMidnight(end) ? addDays(dateOf(end), -1) : dateOf(end)
  if (first !== last) return `${withoutYear(first, last)}–${formatDate(last)}`
  const isWhole = isMidnight(start) && (isMidnight(end) || timeOf(end) >= '23:59')
  return isWhole ? formatDate(first) : `${formatDate(first)} klo ${hour(start)}–${hour(end)}`
}

const isMidnight = (moment: WallDateTime): boolean => timeOf(moment).startsWith('00:00')

const withoutYear = (date: WallDate, other: WallDate): string =>
  date.slice(0, 4) === other.slice(0, 4) ? formatDate(date).slice(0, -4) : formatDate(date)

/** Formats the time of a date and time, or a time alone. */
const hour = (time: string): string => formatTime(time.includes('T') ? timeOf(time) : time)
