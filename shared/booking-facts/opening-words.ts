import type { DifferingDay } from '#shared/api/nouns/settings'
import { formatDayMonth, formatTime, weekdayShort } from '#shared/date/finnish'
import type { FactOf } from './fact'

type Hours = Omit<FactOf<'openingHours'>, 'kind'>

/** 'arkisin klo 7.30–17.00, to 24.12. klo 7.30–12.00, pe 25.12. suljettu' */
export const openingHoursText = ({ differing, ...hours }: Hours): string =>
  [weekdayHoursText(hours), differingDaysText(differing)].filter(Boolean).join(', ')

/** 'arkisin klo 7.30–17.00' */
export const weekdayHoursText = ({ opening, closing }: Pick<Hours, 'opening' | 'closing'>): string =>
  `arkisin ${hoursText(opening, closing)}`

/** 'to 24.12. klo 7.30–12.00, pe 25.12. suljettu' */
export const differingDaysText = (differing: readonly DifferingDay[]): string => differing.map(dayText).join(', ')

// No line ends within a day.
const dayText = ({ date, opening_time, closing_time }: DifferingDay): string =>
  `${weekdayShort(date)} ${formatDayMonth(date)} ${
    opening_time && closing_time ? hoursText(opening_time, closing_time) : 'suljettu'
  }`.replaceAll(' ', '\u00A0')

/** Whether the workshop is closed all day. */
export const isClosed = ({ opening_time, closing_time }: DifferingDay): boolean => !opening_time || !closing_time

const hoursText = (opening: string, closing: string): string => `klo ${formatTime(opening)}–${formatTime(closing)}`
