import { formatDayShort } from '#shared/date/finnish'
import { dateOf, timeOf, type WallDateTime } from '#shared/date/wall-clock'
import { periodText } from './words'

/** Whether a change request has no hour: midnight is the form's default, and no workshop is open then (reading 18). */
export const hasNoHour = (at: WallDateTime): boolean => timeOf(at) === '00:00:00'

/** 'la 5.12.2026 klo 9.30', or the day alone if the visitor gave no hour. */
export const reservedMoment = (at: WallDateTime): string =>
  hasNoHour(at) ? formatDayShort(dateOf(at)) : periodText(at, null)
