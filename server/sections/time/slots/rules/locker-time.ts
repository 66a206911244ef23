import { at, dateOf, timeOf, type WallDateTime } from '#shared/date/wall-clock'
import type { ReservedTime } from '../../../../holds/reserved-time'

/** Returns the time of the key locker: the visit's start, or 07:00 or 13:00 for a whole-day visit (reading 12). */
export const lockerTime = ({ type, start }: ReservedTime): WallDateTime =>
  type === 'DAY_ONLY' ? at(dateOf(start), timeOf(start) < '13:00:00' ? '07:00:00' : '13:00:00') : start
