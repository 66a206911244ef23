import type { DifferingDay } from '#shared/api/nouns/settings'
import { formatDayMonth, formatTime, weekdayShort } from '#shared/date/finnish'
import type { FactOf } from './fact'

/** 'arkisin klo 7.30–17.00, to 24.12. klo 7.30–12.00, pe 25.12. suljettu' */
export const openingHoursText = ({ opening, closing, differing }: Omit<FactOf<'openingHours'>, 'kind'>): string =>
  [`arkisin ${hoursText(opening, closing)}`, ...differing.map(differingDayText)].join(', ')

/** 'to 24.12. klo 7.30–12.00', or 'pe 25.12. suljettu' */
const differingDayText = ({ date, opening_time, closing_time }: DifferingDay): string =>
  `${weekdayShort(date)} ${formatDayMonth(date)} ${
    opening_time && closing_time ? hoursText(opening_time, closing_time) : 'suljettu'
  }`

/** Whether the workshop is closed all day. */
export const isClosed = ({ opening_time, closing_time }: DifferingDay): boolean => !opening_time || !closing_time

const hoursText = (opening: string, closing: string): string => `klo ${formatTime(opening)}–${formatTime(closing)}`
