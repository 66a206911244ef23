import { formatDayShort, formatTime } from '#shared/date/finnish'
import { dateOf, timeOf, type WallDateTime } from '#shared/date/wall-clock'

/** 'ti 24.11.2026 klo 8.30', or the day alone without an hour. */
export const momentOf = (moment: WallDateTime): string =>
  moment.length > 10
    ? `${formatDayShort(dateOf(moment))} klo ${formatTime(timeOf(moment))}`
    : formatDayShort(dateOf(moment))
